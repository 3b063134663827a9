/** In characters; a longer message is sent as a count, then parts. */
const partLength = 16_384;

/** Shared by all sockets. */
export type Message = readonly Buffer[];

/** Never splits a surrogate pair: frames must be valid UTF-8. */
export function message(text: string): Message {
  if (text.length <= partLength) return [Buffer.from(text)];
  const parts: Buffer[] = [];
  for (let at = 0; at < text.length; ) {
    let end = Math.min(at + partLength, text.length);
    if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end -= 1;
    parts.push(Buffer.from(text.slice(at, end)));
    at = end;
  }
  return [Buffer.from(String(parts.length)), ...parts];
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** Puts a client's frames together. */
export class Assembly {
  readonly #limit: number;
  #missing = 0;
  #text = "";

  /** @param limit in characters */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Undefined while parts are missing. A fault closes the connection. */
  take(frame: string): { readonly text: string } | { readonly fault: string } | undefined {
    // Only a count is this short and numeric; a lone 0 is a keep-alive.
    const isCount =
      this.#missing === 0 && frame.length <= 6 && frame.trim() !== "" && !Number.isNaN(Number(frame));
    if (isCount) {
      this.#missing = Number(frame);
      if (!Number.isInteger(this.#missing) || this.#missing < 0)
        return { fault: "a number of frames that is none" };
      return (this.#missing - 1) * partLength > this.#limit ? this.#tooLong() : undefined;
    }
    this.#text += frame;
    this.#missing = Math.max(0, this.#missing - 1);
    if (this.#text.length > this.#limit) return this.#tooLong();
    if (this.#missing > 0) return undefined;
    const text = this.#text;
    this.#text = "";
    return { text };
  }

  #tooLong(): { readonly fault: string } {
    return { fault: `a message is longer than ${this.#limit} characters` };
  }
}
