// The line to the table: a WebSocket that comes back by itself, knows what it has seen, and never plays a turn twice.

import type { Transport } from "./desk.svelte";
import type { About, Explanation, Previews, Reason, Receipt, State, Trial } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { error: string; sentence: string; state?: State },
  ) {
    super(body.sentence);
  }
}

interface Pending {
  frame: Record<string, unknown>;
  resolve(body: any): void;
  reject(error: Error): void;
}

export type LineState = "connecting" | "open" | "lost";

export class Live implements Transport {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #next = 1;
  #tries = 0;
  #closed = false;
  state: LineState = "connecting";

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly onState: (state: State) => void,
    readonly onLine: (line: LineState) => void = () => {},
  ) {}

  open(): void {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", since: 0, ...(this.seat === null ? {} : { seat: this.seat }) }));
      this.#tries = 0;
      this.#say("open");
      // what was under way is asked again; a turn keeps its id, so it counts once
      for (const pending of this.#pending.values()) socket.send(JSON.stringify(pending.frame));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#closed) return;
      this.#say("lost");
      setTimeout(() => this.open(), Math.min(3000, 200 * 2 ** this.#tries++));
    };
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #say(line: LineState): void {
    this.state = line;
    this.onLine(line);
  }

  #hear(message: any): void {
    if (message.type === "state") {
      this.onState(message as State);
      return;
    }
    const pending = this.#pending.get(message.request);
    if (!pending) return;
    this.#pending.delete(message.request);
    if (message.status < 400) pending.resolve(message.body);
    else {
      if (message.body.state) this.onState(message.body.state);
      pending.reject(new Refused(message.status, message.body));
    }
  }

  #ask<T>(type: string, body: Record<string, unknown>): Promise<T> {
    const request = `r${this.#next++}`;
    const frame = { type, request, ...body };
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(request, { frame, resolve, reject });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
    });
  }

  attempt(version: number, moves: string[], seat: number): Promise<Trial> {
    return this.#ask("try", { version, moves, seat });
  }
  turn(id: string, version: number, moves: string[], seat: number): Promise<Receipt> {
    return this.#ask("turn", { id, version, moves, seat });
  }
  why(version: number, moves: string[], about: About, seat: number): Promise<Reason> {
    return this.#ask("why", { version, moves, ...about, seat });
  }
  explain(version: number, moves: string[], thing: string, seat: number): Promise<Explanation> {
    return this.#ask("explain", { version, moves, thing, ...(seat >= 0 ? { seat } : {}) });
  }
  previews(version: number, moves: string[], seat: number): Promise<Previews> {
    return this.#ask("preview", { version, moves, seat });
  }
}
