import type { IncomingMessage } from "node:http";
import { withoutTokens } from "../wire/secrets.ts";
import type { WireAnswer, WireRequest } from "../wire/wire.ts";
import type { CallAddress } from "./call-address.ts";
import { Collected } from "./collected.ts";
import type { Unpacked } from "./content-codings.ts";
import { inspectCall, type Wrong } from "./inspect-call.ts";
import type { Violation } from "./observation.ts";
import type { Passage } from "./passage.ts";

export class PassedCall {
  readonly sent = new Collected();
  readonly #address: CallAddress;
  readonly #passage: Passage;
  readonly #incoming: IncomingMessage;
  #isCounted = false;

  constructor(passage: Passage, incoming: IncomingMessage) {
    this.#passage = passage;
    this.#incoming = incoming;
    this.#address = passage.addresses.of(this.#method, this.#url);
  }

  get isLookedAt(): boolean {
    return this.#address.kind !== "outside";
  }

  looked(answer: IncomingMessage, received: Collected): readonly Violation[] {
    this.#isCounted = true;
    const { tally } = this.#passage;
    const address = this.#address;
    if (address.kind === "outside") {
      tally.unlooked(address.why);
      return [];
    }
    const status = answer.statusCode ?? 0;
    if (address.kind === "wrong") {
      tally.looked += 1;
      const { rule, expected, found } = address;
      return this.#noted([{ side: "request", rule, expected, found }], status);
    }
    const sent = this.#sent;
    const body = received.unpacked(one(answer.headers["content-encoding"]));
    const unread = [sent.why && `request ${sent.why}`, body.why && `answer ${body.why}`].filter(Boolean);
    if (unread.length === 0) tally.looked += 1;
    else tally.inPart(unread.join(", "));
    const { wrong, undeclared } = inspectCall(
      address.route,
      this.#request(address.path, sent.bytes),
      wireAnswer(answer, body.bytes ?? Buffer.alloc(0)),
      { request: sent.bytes !== undefined, answer: body.bytes !== undefined },
    );
    this.#passage.noteUndeclared(address.route.name, undeclared);
    return this.#noted(wrong, status);
  }

  lost(found: string, status: number): readonly Violation[] {
    this.#isCounted = true;
    if (this.#address.kind === "outside") {
      this.#passage.tally.unlooked(this.#address.why);
      return [];
    }
    this.#passage.tally.looked += 1;
    return this.#noted(
      [{ side: "answer", rule: "answer-arrives", expected: "a whole answer", found }],
      status,
    );
  }

  /** The browser disconnected early, so the answer cannot be checked. */
  left(): void {
    if (!this.#isCounted) this.#passage.tally.unlooked("left by the browser before the end");
  }

  /** The backend may answer before the whole request has arrived. */
  get #sent(): Unpacked {
    if (!this.#incoming.complete) return { why: "answered before its end" };
    return this.sent.unpacked(one(this.#incoming.headers["content-encoding"]));
  }

  get #method(): string {
    return this.#incoming.method ?? "GET";
  }

  get #url(): string {
    return this.#incoming.url ?? "/";
  }

  #request(path: string, body: Buffer | undefined): WireRequest {
    const headers = Object.entries(this.#incoming.headers).map(([name, value]): [string, string] => [
      name,
      [value ?? []].flat().join(", "),
    ]);
    return {
      method: this.#method === "POST" ? "POST" : "GET",
      path,
      headers: Object.fromEntries(headers),
      ...(body === undefined || body.length > 0 ? { body: body?.toString("utf8") ?? "" } : {}),
    };
  }

  #noted(wrong: readonly Wrong[], status: number): readonly Violation[] {
    const address = this.#address;
    const isRoute = address.kind === "route";
    const violations = wrong.map(
      (each): Violation => ({
        ...each,
        // Of requests; answers' are hidden by the ledger.
        found: withoutTokens(each.found),
        at: new Date().toISOString(),
        route: isRoute ? address.route.name : "",
        provenance: isRoute ? address.route.meta.provenance : "",
        method: this.#method,
        path: withoutTokens(isRoute ? address.path : this.#url),
        status,
      }),
    );
    this.#passage.note(violations);
    return violations;
  }
}

/** Node's type allows several. */
const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(", ") : header;

function wireAnswer({ statusCode, headers }: IncomingMessage, body: Buffer): WireAnswer {
  const { "set-cookie": cookies = [], ...others } = headers;
  const single = Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]);
  return { status: statusCode ?? 0, headers: new Map(single), setCookies: cookies, body };
}
