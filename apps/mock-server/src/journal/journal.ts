import type { JournalEntry, KeptBody } from "@palier/contract/control";
import { bytesOf } from "../core/bytes.ts";
import { parsedJson } from "../realtime/json.ts";
import { redacted, redactedQuery, redactedText } from "./redact.ts";

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

interface Body {
  /** As it was sent. */
  readonly bytes: number;
  /** Its beginning; empty once there is no room for it. */
  readonly kept: Uint8Array;
}

interface Line {
  readonly id: number;
  readonly call: CallNote;
  request: Body | undefined;
  answer: Body | undefined;
}

const mostLines = 500;
/** In bytes, of one body: 20 rows fit. */
const longestBody = 32_768;
/** In bytes, of all bodies. */
const mostBodies = 1 << 20;
const textual = /^(?:text\/|application\/(?:[\w.+-]+\+)?json)/;

/** A world's last 500 calls (T04); bodies go when the newer ones take a mebibyte. */
export class Journal {
  /** Oldest first, numbered without a gap. */
  #lines: Line[] = [];
  #last = 0;
  /** In bytes, of the bodies that are kept. */
  #held = 0;
  /** How many of the oldest lines have lost their bodies. */
  #bare = 0;
  readonly #waiting = new Set<() => void>();

  /** Never decreases. */
  get last(): number {
    return this.#last;
  }

  /** Returns the number. Streamed answers follow with {@link hear}. */
  note(call: CallNote, request: Uint8Array | undefined, answer: string | Uint8Array | undefined): number {
    this.#last += 1;
    const line: Line = { id: this.#last, call, request: undefined, answer: undefined };
    if (this.#lines.length === mostLines) this.#dropOldest();
    this.#lines.push(line);
    if (request !== undefined) line.request = this.#keep(request);
    if (answer !== undefined) line.answer = this.#keep(typeof answer === "string" ? bytesOf(answer) : answer);
    this.#makeRoom();
    this.#wake();
    return this.#last;
  }

  /** Of a streamed answer, if its call is still kept. */
  hear(id: number, start: Uint8Array, bytes: number): void {
    const at = id - (this.#lines[0]?.id ?? 0);
    const line = this.#lines[at];
    if (line?.id !== id) return;
    line.answer = { ...(at < this.#bare ? nothing : this.#keep(start)), bytes };
    this.#makeRoom();
  }

  /** Oldest first. */
  list(
    since: number,
    passes: (line: CallNote) => boolean,
    emailOf: (admin: number) => string | null,
  ): JournalEntry[] {
    return this.#lines
      .filter(({ id, call }) => id > since && passes(call))
      .map((line) => shownLine(line, emailOf));
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
    this.#lines = [];
    this.#held = 0;
    this.#bare = 0;
    this.#wake();
  }

  #keep(body: Uint8Array): Body {
    const kept = body.length > longestBody ? body.slice(0, longestBody) : body;
    this.#held += kept.length;
    return { bytes: body.length, kept };
  }

  #makeRoom(): void {
    for (; this.#held > mostBodies; this.#bare += 1) {
      const line = this.#lines[this.#bare];
      if (line !== undefined) this.#strip(line);
    }
  }

  #dropOldest(): void {
    const line = this.#lines.shift();
    if (line !== undefined) this.#strip(line);
    this.#bare = Math.max(0, this.#bare - 1);
  }

  #strip(line: Line): void {
    this.#held -= (line.request ?? nothing).kept.length + (line.answer ?? nothing).kept.length;
    line.request &&= { ...nothing, bytes: line.request.bytes };
    line.answer &&= { ...nothing, bytes: line.answer.bytes };
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}

const nothing: Body = { bytes: 0, kept: new Uint8Array() };

function shownLine(
  { id, call, request, answer }: Line,
  emailOf: (admin: number) => string | null,
): JournalEntry {
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
    request: request === undefined ? null : shownBody(request, true),
    answer: answer === undefined ? null : shownBody(answer, hasText),
  };
}

const decoder = new TextDecoder();

function shownBody({ bytes, kept }: Body, hasText: boolean): KeptBody {
  if (!hasText || kept.length === 0) return { bytes, whole: bytes === 0 };
  const text = decoder.decode(kept);
  const whole = kept.length === bytes;
  const json = whole ? parsedJson(text) : undefined;
  return json === undefined
    ? { bytes, text: redactedText(text), whole }
    : { bytes, json: redacted(json), whole };
}
