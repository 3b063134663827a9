import { joinedBytes } from "../core/bytes.ts";
import { readCookie, sessionCookie } from "../core/cookies.ts";
import type { CoreRequest } from "../core/exchange.ts";
import { worldHeader } from "../worlds/world-name.ts";

export interface Missing {
  /** Session cookie, name included. */
  readonly cookie?: string | undefined;
  readonly world?: string | undefined;
}

export class FetchRequest implements CoreRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly secure: boolean;
  readonly #request: Request;
  readonly #missing: Missing;

  constructor(request: Request, url: URL, missing: Missing = {}) {
    this.#request = request;
    this.#missing = missing;
    this.method = request.method;
    this.path = url.pathname;
    this.query = url.search.slice(1);
    this.secure = url.protocol === "https:";
  }

  header(name: string): string | undefined {
    const sent = this.#request.headers.get(name) ?? undefined;
    if (name === worldHeader) return sent ?? this.#missing.world;
    const lacksSession = name === "cookie" && readCookie(sent, sessionCookie) === undefined;
    return (lacksSession ? this.#missing.cookie : undefined) ?? sent;
  }

  async body(limit: number): Promise<Uint8Array | undefined> {
    const stream = this.#request.body;
    if (stream === null) return new Uint8Array();
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return joinedBytes(chunks);
      length += value.length;
      if (length > limit) {
        await reader.cancel();
        return undefined;
      }
      chunks.push(value);
    }
  }
}
