import type { JournalEntry } from "@palier/contract/control";
import { BodyArena } from "./body-arena.ts";
import { JournalRoom } from "./journal-room.ts";
import { type Kept, keep, shownBody } from "./kept-body.ts";
import { redactedQuery } from "./redact.ts";

export interface CallNote {
  /** Epoch ms, by the world's clock. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly route: string | null;
  readonly status: number;
  readonly ms: number;
  readonly admin: number | undefined;
  readonly played: boolean;
  readonly faults: readonly string[];
  readonly contentType: string;
}

interface Line {
  readonly id: number;
  readonly call: CallNote;
  readonly request: Kept | undefined;
  answer: Kept | undefined;
}

const mostLines = 500;
/** Roughly, without texts. */
const lineBytes = 300;
const bytesOf = ({ path, query }: CallNote): number => lineBytes + 2 * (path.length + query.length);
const textual = /^(?:text\/|application\/(?:[\w.+-]+\+)?json)/;

/** A world's last calls (T04), with as many bodies as fit. */
export class Journal {
  readonly #arena = new BodyArena();
  readonly #room: JournalRoom;
  #textBytes = 0;
  /** Line `id` is at `id % mostLines`. */
  #lines: (Line | undefined)[] = [];
  #last = 0;
  #first = 1;
  readonly #waiting = new Set<() => void>();

  constructor(room = new JournalRoom()) {
    this.#room = room;
  }

  /** Never decreases. */
  get last(): number {
    return this.#last;
  }

  /** Returns the number. Streamed answers follow with {@link hear}. */
  note(call: CallNote, request: Uint8Array | undefined, answer: string | Uint8Array | undefined): number {
    this.#last += 1;
    const replaced = this.#lines[this.#last % mostLines];
    this.#textBytes += bytesOf(call) - (replaced === undefined ? 0 : bytesOf(replaced.call));
    this.#lines[this.#last % mostLines] = {
      id: this.#last,
      call,
      request: request === undefined ? undefined : keep(this.#arena, request),
      answer: answer === undefined ? undefined : keep(this.#arena, answer),
    };
    this.#room.hold(this, this.#textBytes + this.#arena.capacity);
    if (this.#waiting.size > 0) this.#wake();
    return this.#last;
  }

  /** Of a streamed answer, if still kept. */
  hear(id: number, start: Uint8Array, bytes: number): void {
    const line = this.#lines[id % mostLines];
    if (line?.id === id) line.answer = { ...keep(this.#arena, start), bytes };
  }

  /** Oldest first. */
  list(
    since: number,
    passes: (line: CallNote) => boolean,
    emailOf: (admin: number) => string | null,
  ): JournalEntry[] {
    const found: JournalEntry[] = [];
    const start = Math.max(since + 1, this.#first, this.#last - mostLines + 1);
    for (let id = start; id <= this.#last; id += 1) {
      const line = this.#lines[id % mostLines];
      if (line?.id === id && passes(line.call)) found.push(this.#shown(line, emailOf));
    }
    return found;
  }

  /** Resolves at the next call, on timeout, or when cleared. */
  next(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
    });
  }

  /** Numbering continues. */
  clear(): void {
    this.#arena.clear();
    this.#lines = [];
    this.#textBytes = 0;
    this.#room.hold(this, 0);
    this.#first = this.#last + 1;
    this.#wake();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #shown({ id, call, request, answer }: Line, emailOf: (admin: number) => string | null): JournalEntry {
    const { contentType, ...rest } = call;
    const hasText = contentType === "" || textual.test(contentType);
    return {
      ...rest,
      id,
      at: new Date(call.at).toISOString(),
      query: redactedQuery(call.query),
      ms: Math.round(call.ms * 100) / 100,
      admin: call.admin === undefined ? null : emailOf(call.admin),
      faults: [...call.faults],
      request: request === undefined ? null : shownBody(this.#arena, request, true),
      answer: answer === undefined ? null : shownBody(this.#arena, answer, hasText),
    };
  }
}
