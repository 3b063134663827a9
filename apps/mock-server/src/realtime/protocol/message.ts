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

/** A fault closes the connection. */
export type Assembled = { readonly text: string } | { readonly fault: string } | undefined;

export class Assembly {
  readonly #limit: number;
  #missing = 0;
  #length = 0;
  #parts: string[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(frame: string): Assembled {
    if (this.#missing === 0) {
      // Only a count is this short and numeric; a lone 0 is a keep-alive.
      if (frame.length > 6 || frame.trim() === "" || Number.isNaN(Number(frame))) return this.#whole(frame);
      return this.#announce(Number(frame));
    }
    this.#length += frame.length;
    if (this.#length > this.#limit) return this.#tooLong();
    this.#parts.push(frame);
    this.#missing -= 1;
    if (this.#missing > 0) return undefined;
    const text = this.#parts.join("");
    this.#parts = [];
    return { text };
  }

  #whole(text: string): Assembled {
    return text.length > this.#limit ? this.#tooLong() : { text };
  }

  #announce(count: number): Assembled {
    if (count === 0) return undefined;
    if (!Number.isInteger(count) || count < 0) return { fault: "a number of frames that is none" };
    if ((count - 1) * partLength > this.#limit) return this.#tooLong();
    this.#missing = count;
    this.#length = 0;
    return undefined;
  }

  #tooLong(): Assembled {
    return { fault: `a message is longer than ${this.#limit} characters` };
  }
}
