// Sentences for screen readers. The same sentence twice gets a no-break space, so that it is read twice.

export class Announcer {
  #last = "";

  /** The text to put into a live region. */
  say(sentence: string): string {
    this.#last = this.#last === sentence ? `${sentence}\u00a0` : sentence;
    return this.#last;
  }
}
