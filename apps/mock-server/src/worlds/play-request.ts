import { bytesOf } from "../core/bytes.ts";
import { sessionCookie } from "../core/cookies.ts";
import type { CoreRequest } from "../core/exchange.ts";
import type { SignedIn } from "../world/sessions.ts";

/** By a virtual admin: exempt from faults, marked in the journal. */
export class PlayRequest implements CoreRequest {
  readonly query: string;
  readonly secure = false;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #body: Uint8Array;

  constructor(session: SignedIn, path: string, body: unknown, query = "") {
    this.query = query;
    this.method = body === undefined ? "GET" : "POST";
    this.path = path;
    this.#headers = {
      cookie: `${sessionCookie}=${session.id}`,
      "x-csrf-token": session.csrfToken,
      "content-type": "application/json",
    };
    this.#body = body === undefined ? new Uint8Array() : bytesOf(JSON.stringify(body));
  }

  header(name: string): string | undefined {
    return this.#headers[name];
  }

  async body(limit: number): Promise<Uint8Array | undefined> {
    return this.#body.length > limit ? undefined : this.#body;
  }
}
