// Turns messages into sentences, from the same Fluent files as the rest of the house.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { NATURE, SPECTATOR, type Argument, type Message } from "./wire";

/** A part of a sentence, and the argument it comes from. */
export interface Phrase {
  text: string;
  from?: string;
}

export class Words {
  readonly #bundle: FluentBundle;

  /** `names` are the players' names by seat; it may change while the table is open. */
  constructor(
    readonly lang: string,
    sources: string[],
    readonly names: () => string[] = () => [],
    readonly rules: () => Promise<string> = async () => "",
    readonly things: () => Promise<string> = async () => "",
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  #learnt = new Map<(lang: string) => Promise<string>, Promise<void>>();

  /** Add sentences that are fetched when they are first needed. */
  learn(fetch: (lang: string) => Promise<string>): Promise<void> {
    const learning =
      this.#learnt.get(fetch) ??
      fetch(this.lang).then((source) => {
        this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
      });
    this.#learnt.set(fetch, learning);
    return learning;
  }

  /** The texts of all clauses: large, so they are fetched when first needed. */
  learnRules(): Promise<void> {
    return this.learn(this.rules);
  }

  /** What things on the board are, why they cannot be played, the table in words: fetched when somebody first asks. */
  learnThings(): Promise<void> {
    return this.learn(this.things);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The sentence of a message. */
  say(message: Message): string {
    return this.text(message.id, message.args);
  }

  /** The sentence with this id; a missing one is an error for the tests and its id for the reader. */
  text(id: string, args: Record<string, Argument> = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no text for ${id} (${this.lang})`);
      return id;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(message.value, this.#resolve(args), errors);
    if (errors.length) console.error(`text ${id} (${this.lang}): ${errors[0]?.message}`);
    return said;
  }

  /** A change of a count: "+1 person", "−2 persons". */
  change(name: string, by: number): string {
    const count = Math.abs(by);
    const what = this.has(`count-${name}`) ? this.text(`count-${name}`, { count }) : this.text(`tally-${name}`);
    return `${by > 0 ? "+" : "−"}${count} ${what}`;
  }

  /** A sentence in parts: those that come from one of the named arguments say from which. */
  parts(id: string, args: Record<string, Argument>, names: string[]): Phrase[] {
    const plain = this.text(id, args);
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern || !names.length) return [{ text: plain }];
    const given = this.#resolve(args);
    const marked = (chosen: string[]) => {
      const some = { ...given };
      for (const name of chosen) {
        const mark = String.fromCharCode(0xe000 + names.indexOf(name));
        for (const key of Object.keys(given)) if (key === name || key.startsWith(`${name}_`)) some[key] = `${mark}${given[key]}\ue0ff`;
      }
      return this.#bundle.formatPattern(pattern, some, []);
    };
    // an argument that the sentence also asks about (one or many?) reads otherwise when marked: it stays plain
    const same = (chosen: string[]) => marked(chosen).replace(/[\ue000-\ue0ff]/g, "") === plain;
    const kept = names.filter((name) => same([name]));
    return marked(kept)
      .split(/([\ue000-\ue0fe][^\ue0ff]*\ue0ff)/)
      .filter(Boolean)
      .map((text) => (text > "\ue0ff" || text < "\ue000" ? { text } : { text: text.slice(1, -1), from: names[text.charCodeAt(0) - 0xe000]! }));
  }

  /** An attribute of a message, such as the title of a clause; undefined if there is none. */
  attribute(id: string, name: string): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : undefined;
  }

  name(seat: number): string {
    if (seat === NATURE) return this.text("nature");
    if (seat === SPECTATOR) return this.text("spectator");
    return this.names()[seat] ?? this.text("seat-number", { number: seat + 1 });
  }

  // A reference brings its message and, as name_attribute, each attribute of it.
  #resolve(args: Record<string, Argument>): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== "object") {
        given[name] = value;
      } else if ("seat" in value) {
        given[name] = this.name(value.seat);
      } else {
        given[name] = this.text(value.ref);
        const attributes = this.#bundle.getMessage(value.ref)?.attributes ?? {};
        for (const [attribute, pattern] of Object.entries(attributes)) {
          given[`${name}_${attribute}`] = this.#bundle.formatPattern(pattern, {}, []);
        }
      }
    }
    return given;
  }
}
