/** How the protocol cuts long messages: a frame with their number, then parts of at most this many characters. */
const partLength = 16_384;

/** A message ready to be sent: its frames as bytes, made once however many sockets it goes to. */
export type Message = readonly Buffer[];

/** Cuts a text into frames, never between the halves of a surrogate pair (each frame must be valid UTF-8). */
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

/** What came of a frame: nothing yet, a whole message, or a reason to end the connection. */
export type Assembled = { readonly text: string } | { readonly fault: string } | undefined;

/** Puts a client's frames together again, up to a limit of characters. */
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
      // Only a count is that short and a number; a message is an object. A lone 0 keeps the connection awake.
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
