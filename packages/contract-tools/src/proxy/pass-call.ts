import type { Agent, IncomingMessage, RequestOptions, ServerResponse } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { FoundRoute, RouteFinder } from "../wire/route-finder.ts";
import type { WireAnswer, WireRequest } from "../wire/wire.ts";
import { Collected } from "./collected.ts";
import { inspectCall } from "./inspect-call.ts";
import { type Violation, violationOf } from "./observation.ts";
import { violationAnswer } from "./violation-answer.ts";

/** What all calls through one proxy share. */
export interface Passage {
  readonly target: URL;
  readonly agent: Agent;
  readonly finder: RouteFinder;
  /** Holds an answer until it was looked at, and answers 502 when it breaks the contract. */
  readonly fail: boolean;
  readonly note: (found: readonly Violation[]) => void;
}

/** Hands one call on to the backend and its answer back, byte by byte, and looks at both. */
export function passCall(passage: Passage, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const call = new PassedCall(passage, incoming);
  const send = passage.target.protocol === "https:" ? requestHttps : requestHttp;
  const upstream = send(optionsOf(passage, incoming));
  upstream.on("error", (error) => {
    // The browser that went away is no fault of the backend.
    if (outgoing.destroyed) return;
    const wrong = call.lost(`nothing: ${error.message}`, 502);
    if (outgoing.headersSent) outgoing.destroy();
    else violationAnswer(outgoing, `the backend does not answer: ${error.message}`, wrong);
  });
  upstream.once("response", (answer) => {
    const isHeld = passage.fail && call.found !== undefined;
    new PassedAnswer(call, answer, outgoing, isHeld).pass();
  });
  incoming.on("data", (chunk: Buffer) => call.sent.add(chunk));
  incoming.pipe(upstream);
  outgoing.once("close", () => upstream.destroy());
}

function optionsOf({ target, agent }: Passage, incoming: IncomingMessage): RequestOptions {
  return {
    agent,
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port,
    method: incoming.method ?? "GET",
    path: incoming.url ?? "/",
    headers: { ...incoming.headers, host: target.host },
  };
}

/** A call that goes by: which of the contract's routes it is, and what was sent. */
class PassedCall {
  readonly sent = new Collected();
  readonly found: FoundRoute | undefined;
  readonly #passage: Passage;
  readonly #encoding: string | undefined;
  readonly #request: WireRequest;

  constructor(passage: Passage, { url = "/", method, headers }: IncomingMessage) {
    const base = passage.target.pathname.replace(/\/+$/, "");
    const path = url.startsWith(`${base}/`) ? url.slice(base.length) : undefined;
    this.#passage = passage;
    this.#encoding = headers["content-encoding"];
    this.#request = { method: method === "POST" ? "POST" : "GET", path: path ?? url, headers: {} };
    this.found =
      path === undefined || method !== this.#request.method
        ? undefined
        : passage.finder.find(method, path.split("?")[0] ?? "");
  }

  /** What the call breaks of the contract, noted. */
  looked(answer: IncomingMessage, received: Collected): readonly Violation[] {
    const sent = this.sent.unpacked(this.#encoding);
    const body = received.unpacked(answer.headers["content-encoding"]);
    if (this.found === undefined || sent === undefined || body === undefined) return [];
    const text = sent.length === 0 ? {} : { body: sent.toString("utf8") };
    return this.#noted(inspectCall(this.found, { ...this.#request, ...text }, wireAnswer(answer, body)));
  }

  /** No whole answer came, noted as a violation. */
  lost(found: string, status: number): readonly Violation[] {
    if (this.found === undefined) return [];
    const wrong = { rule: "answer-arrives", expected: "a whole answer", found };
    return this.#noted([violationOf("answer", this.found.route, this.#request, status, wrong)]);
  }

  #noted(wrong: readonly Violation[]): readonly Violation[] {
    this.#passage.note(wrong);
    return wrong;
  }
}

/** An answer on its way back. */
class PassedAnswer {
  readonly #call: PassedCall;
  readonly #answer: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #received = new Collected();
  #isHeld: boolean;

  constructor(call: PassedCall, answer: IncomingMessage, outgoing: ServerResponse, isHeld: boolean) {
    this.#call = call;
    this.#answer = answer;
    this.#outgoing = outgoing;
    this.#isHeld = isHeld;
  }

  pass(): void {
    const answer = this.#answer;
    if (!this.#isHeld) this.#writeHead();
    answer.on("data", (chunk: Buffer) => this.#part(chunk));
    answer.once("end", () => this.#end());
    answer.once("error", (error) => {
      if (this.#outgoing.destroyed) return;
      const wrong = this.#call.lost(`a part of one: ${error.message}`, answer.statusCode ?? 0);
      if (this.#isHeld) violationAnswer(this.#outgoing, "the answer breaks off", wrong);
      else this.#outgoing.destroy();
    });
  }

  #writeHead(): void {
    this.#outgoing.writeHead(this.#answer.statusCode ?? 502, this.#answer.rawHeaders);
  }

  #part(chunk: Buffer): void {
    const tooMuch = this.#received.add(chunk);
    if (!this.#isHeld) this.#write(chunk);
    else if (this.#received.isCut) {
      // A long file is no more held than looked at: it goes on as it comes.
      this.#isHeld = false;
      this.#writeHead();
      for (const kept of tooMuch) this.#write(kept);
    }
  }

  #write(chunk: Buffer): void {
    if (this.#outgoing.write(chunk) || this.#answer.isPaused()) return;
    this.#answer.pause();
    this.#outgoing.once("drain", () => this.#answer.resume());
  }

  #end(): void {
    const look = () => this.#call.looked(this.#answer, this.#received);
    if (!this.#isHeld) {
      this.#outgoing.end();
      // After the answer: looking at it must not keep the web app waiting.
      setImmediate(look);
      return;
    }
    const wrong = look();
    if (wrong.length > 0) violationAnswer(this.#outgoing, "the call breaks the contract", wrong);
    else {
      this.#writeHead();
      this.#outgoing.end(this.#received.bytes);
    }
  }
}

function wireAnswer({ statusCode, headers }: IncomingMessage, body: Buffer): WireAnswer {
  const { "set-cookie": cookies = [], ...others } = headers;
  const single = Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]);
  return { status: statusCode ?? 0, headers: new Map(single), setCookies: cookies, body };
}
