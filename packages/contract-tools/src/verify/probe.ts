import type { RouteEntry } from "@palier/contract";
import { type Transport, WireFault, type WireRequest } from "../wire/wire.ts";
import { checkAnswer } from "./check-answer.ts";
import { Exchange } from "./exchange.ts";
import type { Row } from "./fields.ts";
import type { Ledger } from "./ledger.ts";
import type { RuleId } from "./rules.ts";
import { type Params, pathOf, type Samples } from "./samples.ts";
import type { Access, Session } from "./session.ts";

/** What all routes of one run share. */
export interface Run {
  readonly transport: Transport;
  readonly session: Session;
  readonly samples: Samples;
  readonly routes: readonly RouteEntry[];
  /** What chance is drawn from: the same seed gives the same requests. */
  readonly seed: number;
  /** How many generated cases an operation gets. */
  readonly cases: number;
  /** Fields of bodies by route, where no chance could draw them. */
  readonly bodies: Readonly<Record<string, Row>>;
  readonly ledgerOf: (route: RouteEntry) => Ledger;
  /** Notes a POST that was done, meant or not, so that it can be put back. */
  readonly onDone?: (route: RouteEntry, call: Call, exchange: Exchange) => void;
}

export interface Call {
  readonly params?: Params;
  /** After `?`, encoded. */
  readonly query?: string;
  readonly body?: unknown;
  /** A body as it stands, in place of `body`'s JSON. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly access?: Access;
  /** Statuses that the contract leaves open for this request, beside those of the route. */
  readonly open?: readonly number[];
  /** The answer is taken as it is, though the session may be over. */
  readonly final?: true;
  /** The request is one that may be refused before all of its body was read: a connection that closes is no finding. */
  readonly mayBreak?: true;
  /** Takes the body of a good answer part by part. */
  readonly onChunk?: (chunk: Uint8Array) => void;
}

/** So many requests in a row without an answer, and a route is asked no more: each one would wait for its time limit. */
const patience = 3;

/** One route under verification: sends requests to it, holds every answer against the contract, and keeps the ledger. */
export class Probe {
  readonly run: Run;
  readonly route: RouteEntry;
  readonly ledger: Ledger;

  constructor(run: Run, route: RouteEntry) {
    this.run = run;
    this.route = route;
    this.ledger = run.ledgerOf(route);
  }

  /** The same run's probe of another route, whose ledger takes what its answers show. */
  of(route: RouteEntry): Probe {
    return new Probe(this.run, route);
  }

  /**
   * Sends a request. The answer, if its status is one of `wanted`; else undefined, and a finding of `rule` says so.
   */
  async ask(
    rule: RuleId,
    subject: string,
    wanted: readonly number[],
    call: Call = {},
  ): Promise<Exchange | undefined> {
    const exchange = await this.send(call);
    if (exchange === undefined || wanted.includes(exchange.status)) return exchange;
    const expected = `status ${wanted.join(" or ")}`;
    this.fail(rule, subject, expected, `status ${exchange.status}`, exchange);
    return undefined;
  }

  /** Sends a request of which any answer of the contract is welcome; undefined when none arrived. */
  async send(call: Call): Promise<Exchange | undefined> {
    if (this.ledger.lost >= patience) {
      this.gap("reads", "", `asked no more: ${patience} requests in a row got no whole answer`);
      return undefined;
    }
    this.ledger.requests += 1;
    try {
      const exchange = await this.#exchange(call);
      this.ledger.lost = 0;
      this.ledger.pass("answer-arrives");
      checkAnswer(this.ledger, exchange, call.open);
      if (this.route.method === "POST" && exchange.status < 300)
        this.run.onDone?.(this.route, call, exchange);
      return exchange;
    } catch (error) {
      if (!(error instanceof WireFault)) throw error;
      this.#lose(error, call);
      return undefined;
    }
  }

  /** One request and its answer; once more where only the session had changed under it. */
  async #exchange(call: Call): Promise<Exchange> {
    const { session, transport } = this.run;
    const access = call.access ?? "signed-in";
    const once = async () => {
      const request = this.requestOf(call);
      const exchange = new Exchange(this.route, request, await transport(request));
      session.take(access, exchange.answer);
      return exchange;
    };
    const first = await once();
    if (call.final === true || !this.#asksSession) return first;
    const again = await session.renew(transport, access, this.route.method, first.status);
    return again ? await once() : first;
  }

  /** The sign-in itself answers 401 for other reasons. */
  get #asksSession(): boolean {
    return this.route.meta.authenticated || this.route.template.endsWith("/logout");
  }

  #lose(fault: WireFault, call: Call): void {
    const { method, path } = this.requestOf(call);
    if (fault.kind === "unsent" && call.mayBreak === true) {
      this.gap("too-large", "", "the connection closed before the body was sent, which HTTP allows");
      return;
    }
    this.ledger.lost += 1;
    if (fault.kind === "limited") this.ledger.gap("answer-arrives", "", fault.message, true);
    else this.fail("answer-arrives", fault.kind, "a whole answer", `${fault.message} (${method} ${path})`);
  }

  requestOf(call: Call): WireRequest {
    const { params = {}, query = "", body, rawBody, headers, access = "signed-in", onChunk } = call;
    const { method } = this.route;
    const text = rawBody ?? (method === "POST" ? JSON.stringify(body ?? {}) : undefined);
    return {
      method,
      path: pathOf(this.route, params) + (query === "" ? "" : `?${query}`),
      headers: { ...this.run.session.headers(access, method), ...headers },
      ...(text === undefined ? {} : { body: text }),
      ...(onChunk === undefined ? {} : { onChunk }),
    };
  }

  /** Sends a request that must be answered by one of these statuses, and by nothing else; says whether it was. */
  async expectStatus(rule: RuleId, subject: string, wanted: readonly number[], call: Call): Promise<boolean> {
    const isRight = (await this.ask(rule, subject, wanted, call)) !== undefined;
    if (isRight) this.pass(rule);
    return isRight;
  }

  pass(rule: RuleId): void {
    this.ledger.pass(rule);
  }

  /** @param before of a rule of two steps, the first. */
  fail(
    rule: RuleId,
    subject: string,
    expected: string,
    found: string,
    exchange?: Exchange,
    before?: Exchange,
  ): void {
    this.ledger.fail({ rule, subject, expected, found, exchange, before });
  }

  /** A pass or a finding, by whether it holds. */
  expect(
    rule: RuleId,
    subject: string,
    holds: boolean,
    said: { readonly expected: string; readonly found: string },
    exchange?: Exchange,
    before?: Exchange,
  ): boolean {
    if (holds) this.pass(rule);
    else this.fail(rule, subject, said.expected, said.found, exchange, before);
    return holds;
  }

  gap(rule: RuleId, subject: string, reason: string): void {
    this.ledger.gap(rule, subject, reason);
  }
}
