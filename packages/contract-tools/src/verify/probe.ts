import type { RouteEntry } from "@palier/contract";
import { type Transport, WireFault, type WireRequest } from "../wire/wire.ts";
import { checkAnswer } from "./check-answer.ts";
import { Exchange } from "./exchange.ts";
import type { Row } from "./fields.ts";
import type { Ledger } from "./ledger.ts";
import type { RuleId } from "./rules.ts";
import { type Params, pathOf, type Samples } from "./samples.ts";
import type { Access, Session } from "./session.ts";

export interface Run {
  readonly transport: Transport;
  readonly session: Session;
  readonly samples: Samples;
  readonly routes: readonly RouteEntry[];
  /** Equal seeds give equal requests. */
  readonly seed: number;
  readonly cases: number;
  /** By route: fields that cannot be drawn at random. */
  readonly bodies: Readonly<Record<string, Row>>;
  readonly ledgerOf: (route: RouteEntry) => Ledger;
  /** Records a successful POST, intended or not, so that it can be undone. */
  readonly onDone?: (route: RouteEntry, call: Call, exchange: Exchange) => void;
}

export interface Call {
  readonly params?: Params;
  /** After `?`, encoded. */
  readonly query?: string;
  readonly body?: unknown;
  /** Sent literally, instead of `body`. */
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly access?: Access;
  readonly open?: readonly number[];
  /** Accepts the answer even if the session ended. */
  readonly final?: true;
  /** A closed connection is no finding: the server may refuse before reading the whole body. */
  readonly mayBreak?: true;
  /** Receives the body of a successful answer in chunks. */
  readonly onChunk?: (chunk: Uint8Array) => void;
}

/** After this many unanswered requests in a row, a route is skipped. */
const patience = 3;

/** Sends one route's requests, checks every answer and records the results. */
export class Probe {
  readonly run: Run;
  readonly route: RouteEntry;
  readonly ledger: Ledger;

  constructor(run: Run, route: RouteEntry) {
    this.run = run;
    this.route = route;
    this.ledger = run.ledgerOf(route);
  }

  of(route: RouteEntry): Probe {
    return new Probe(this.run, route);
  }

  /** Undefined, with a finding of `rule`, unless the status is in `wanted`. */
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

  /** Any declared answer will do; undefined when none arrived. */
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

  /** Repeats once if only the session had changed. */
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

  /** The sign-in answers 401 for other reasons. */
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

  async expectStatus(rule: RuleId, subject: string, wanted: readonly number[], call: Call): Promise<boolean> {
    const isRight = (await this.ask(rule, subject, wanted, call)) !== undefined;
    if (isRight) this.pass(rule);
    return isRight;
  }

  pass(rule: RuleId): void {
    this.ledger.pass(rule);
  }

  /** @param before the first step, for a rule of two. */
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
