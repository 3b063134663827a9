import type { IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";
import type { CoreRequest } from "../core/exchange.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";

export class NodeRequest implements CoreRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly #incoming: IncomingMessage;

  private constructor(incoming: IncomingMessage, path: string, query: string) {
    this.#incoming = incoming;
    this.method = incoming.method ?? "GET";
    this.path = path;
    this.query = query;
  }

  /** Undefined unless the target is a path or an absolute URL. */
  static read(incoming: IncomingMessage): NodeRequest | undefined {
    const target = incoming.url ?? "";
    const text = target.startsWith("/") ? target : /^https?:\/\/[^/?#]*(\/.*)$/i.exec(target)?.[1];
    if (text === undefined) return undefined;
    const mark = text.indexOf("?");
    return mark < 0
      ? new NodeRequest(incoming, text, "")
      : new NodeRequest(incoming, text.slice(0, mark), text.slice(mark + 1));
  }

  get from(): string | undefined {
    const [said] = (this.header("x-forwarded-for") ?? "").split(",");
    return said?.trim() || this.#incoming.socket.remoteAddress;
  }

  get secure(): boolean {
    // Of a chain of proxies, the first entry is the browser's.
    const [said] = (this.header("x-forwarded-proto") ?? "").split(",");
    return this.#incoming.socket instanceof TLSSocket || said?.trim().toLowerCase() === "https";
  }

  header(name: string): string | undefined {
    const sent = this.#incoming.headers[name];
    return typeof sent === "string" ? sent : sent?.join(", ");
  }

  body(limit: number): Promise<Uint8Array | undefined> {
    const incoming = this.#incoming;
    return new Promise((resolve, reject) => {
      let chunks: Buffer[] = [];
      let length = 0;
      incoming.on("data", (chunk: Buffer) => {
        length += chunk.length;
        if (length <= limit) chunks.push(chunk);
        else {
          // What follows is read and dropped, so that a client that still writes can read its refusal (RFC 9112 §9.6).
          chunks = [];
          resolve(undefined);
        }
      });
      incoming.on("error", () => undefined);
      incoming.once("end", () => resolve(Buffer.concat(chunks)));
      // The client is gone; not logged.
      incoming.once("close", () => reject(refuse("malformed", { detail: problemDetails.badJson })));
    });
  }
}
