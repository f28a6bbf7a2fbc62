// The command line of the text table: a letter and perhaps a word.

export type Command =
  | { do: "choose"; option: number }
  | { do: "undo" | "confirm" | "options" | "log" | "events" | "help" }
  | { do: "player"; name: string }
  | { do: "why"; move: string }
  | { do: "gives"; option: number }
  | { do: "unknown"; text: string };

const PLAIN = { o: "options", u: "undo", c: "confirm", l: "log", e: "events", h: "help", "?": "help" } as const;

export function parse(typed: string): Command {
  const text = typed.trim();
  if (/^\d+$/.test(text)) return { do: "choose", option: Number(text) };
  const [letter = "", ...rest] = text.split(/\s+/);
  const word = rest.join(" ");
  const plain = PLAIN[letter.toLowerCase() as keyof typeof PLAIN];
  if (plain && !word) return { do: plain };
  if (letter.toLowerCase() === "p") return { do: "player", name: word };
  if (letter.toLowerCase() === "w" && word) return { do: "why", move: word };
  if (letter.toLowerCase() === "g" && /^\d+$/.test(word)) return { do: "gives", option: Number(word) };
  return { do: "unknown", text };
}
