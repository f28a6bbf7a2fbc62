// The line to the table: a WebSocket that comes back by itself, says when it is silent, and never plays a turn twice.

import type { Transport } from "./transport";
import type { About, Explanation, Previews, Reason, Receipt, State, Trial, Word } from "./wire";

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

export type LineState = "connecting" | "open" | "stalled" | "lost";

/** Milliseconds without an answer after which the line is said to be silent. */
const SILENCE = 1500;
/** A line that has been silent for so long is opened anew. */
const GIVE_UP = 10_000;
/** Whoever touches the page learns whether the line lives, unless it has just been heard. */
const FRESH = 1000;
/** The same for a page that nobody touches. */
const IDLE = 10_000;

export class Live implements Transport {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #next = 1;
  #tries = 0;
  #closed = false;
  #heard = 0;
  /** When it was first noticed that an answer is missing. */
  #silent = 0;
  #version = 0;
  #seat = -1;
  state: LineState = "connecting";
  onTalk: (words: Word[]) => void = () => {};

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
      this.#heard = performance.now();
      socket.send(JSON.stringify({ type: "hello", since: 0, talk: true, ...(this.seat === null ? {} : { seat: this.seat }) }));
      this.#tries = 0;
      this.#say("open");
      // what was under way is asked again; a turn keeps its id, so it counts once
      for (const pending of this.#pending.values()) socket.send(JSON.stringify(pending.frame));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      this.#say("lost");
      setTimeout(() => this.open(), Math.min(3000, 200 * 2 ** this.#tries++));
    };
  }

  /** Notice it when the line falls silent: soon after anybody touches the page, and now and then anyway. */
  watch(page: Window): void {
    const touched = () => this.#seat >= 0 && this.#probe(FRESH);
    for (const kind of ["pointerdown", "pointermove", "keydown", "focus"]) page.addEventListener(kind, touched, { capture: true, passive: true });
    page.addEventListener("offline", () => this.#say("lost"));
    page.addEventListener("online", () => this.#probe(0));
    page.setInterval(() => this.#probe(IDLE), IDLE);
  }

  /** Ask for a sign of life, unless there was one so short a time ago or one is being waited for. */
  #probe(fresh: number): void {
    if (this.#silent || this.#pending.size || performance.now() - this.#heard < fresh) return;
    if (this.#socket?.readyState === WebSocket.OPEN) void this.#ask("ping", {}).catch(() => {});
  }

  #listen(): void {
    if (this.#silent || this.#closed) return;
    const since = (this.#silent = performance.now());
    setTimeout(() => this.#missing(since), SILENCE);
  }

  #missing(since: number): void {
    if (this.#silent !== since || this.#closed) return;
    if (this.#heard > since || !this.#pending.size) {
      this.#silent = 0;
      if (this.#pending.size) this.#listen();
      return;
    }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#say("stalled");
    setTimeout(() => {
      if (this.#silent !== since || this.#closed) return;
      this.#silent = 0;
      this.#socket?.close();
      this.open();
    }, GIVE_UP);
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
    this.#heard = performance.now();
    this.#silent = 0;
    if (this.state !== "open") this.#say("open");
    if (message.type === "state") {
      [this.#version, this.#seat] = [message.version, message.seat];
      this.onState(message as State);
      return;
    }
    if (message.type === "talk") return this.onTalk(message.words);
    const pending = this.#pending.get(message.request);
    if (!pending) return;
    this.#pending.delete(message.request);
    if (this.#pending.size) this.#listen();
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
      this.#listen();
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
    // what the others do may still be told here while the table has gone on
    const now = moves.length ? version : Math.max(version, this.#version);
    return this.#ask("explain", { version: now, moves, thing, ...(seat >= 0 ? { seat } : {}) });
  }
  previews(version: number, moves: string[], seat: number): Promise<Previews> {
    return this.#ask("preview", { version, moves, seat });
  }
}
