import type { JournalEntry } from "@palier/contract/control";
import { BodyArena } from "./body-arena.ts";
import { type Kept, keep, shownBody } from "./kept-body.ts";
import { redactedQuery } from "./redact.ts";

/** What is known of a call beside its bodies. */
export interface CallNote {
  /** By the world's clock, in milliseconds since 1970. */
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

/** A call as it is written down. */
export interface Noted extends CallNote {
  readonly request: Uint8Array | undefined;
  /** Undefined for what has no body, or is streamed. */
  readonly answer: string | Uint8Array | undefined;
}

interface Line extends CallNote {
  readonly id: number;
  readonly request: Kept | undefined;
  answer: Kept | undefined;
}

const mostLines = 2_000;
const textual = /^(?:text\/|application\/(?:[\w.+-]+\+)?json)/;

/** The last calls of one world (T04), with their bodies as far as there is room. */
export class Journal {
  readonly #arena = new BodyArena();
  /** Line `id` stands at `id % mostLines`. */
  #lines: (Line | undefined)[] = [];
  #last = 0;
  #first = 1;
  readonly #waiting = new Set<() => void>();

  /** The number of the last call; grows by one with each, and never goes back. */
  get last(): number {
    return this.#last;
  }

  /** Writes a call down; gives what adds a streamed answer's beginning once it is there. */
  note({ request, answer, ...rest }: Noted): (streamed: Uint8Array, bytes: number) => void {
    this.#last += 1;
    const line: Line = {
      ...rest,
      id: this.#last,
      request: request === undefined ? undefined : keep(this.#arena, request),
      answer: answer === undefined ? undefined : keep(this.#arena, answer),
    };
    this.#lines[line.id % mostLines] = line;
    if (this.#waiting.size > 0) this.#wake();
    return (streamed, bytes) => {
      line.answer = { ...keep(this.#arena, streamed), bytes };
    };
  }

  /** Entries after `since` that pass, oldest first; `emailOf` names an administrator. */
  list(
    since: number,
    passes: (line: CallNote) => boolean,
    emailOf: (admin: number) => string | null,
  ): JournalEntry[] {
    const found: JournalEntry[] = [];
    const start = Math.max(since + 1, this.#first, this.#last - mostLines + 1);
    for (let id = start; id <= this.#last; id += 1) {
      const line = this.#lines[id % mostLines];
      if (line?.id === id && passes(line)) found.push(this.#shown(line, emailOf));
    }
    return found;
  }

  /** Resolves at the next call, or after so many milliseconds, or when the journal is cleared. */
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

  /** Forgets all calls; numbers go on. */
  clear(): void {
    this.#arena.clear();
    this.#lines = [];
    this.#first = this.#last + 1;
    this.#wake();
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  #shown({ contentType, ...line }: Line, emailOf: (admin: number) => string | null): JournalEntry {
    const hasText = contentType === "" || textual.test(contentType);
    return {
      ...line,
      at: new Date(line.at).toISOString(),
      query: redactedQuery(line.query),
      ms: Math.round(line.ms * 100) / 100,
      admin: line.admin === undefined ? null : emailOf(line.admin),
      faults: [...line.faults],
      request: line.request === undefined ? null : shownBody(this.#arena, line.request, true),
      answer: line.answer === undefined ? null : shownBody(this.#arena, line.answer, hasText),
    };
  }
}
