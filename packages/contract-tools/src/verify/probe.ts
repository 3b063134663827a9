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
    const request = this.requestOf(call);
    this.ledger.requests += 1;
    try {
      const exchange = new Exchange(this.route, request, await this.run.transport(request));
      this.ledger.lost = 0;
      this.ledger.pass("answer-arrives");
      checkAnswer(this.ledger, exchange);
      return exchange;
    } catch (error) {
      if (!(error instanceof WireFault)) throw error;
      this.ledger.lost += 1;
      const what = `${request.method} ${request.path}`;
      this.fail("answer-arrives", error.kind, "a whole answer", `${error.message} (${what})`);
      return undefined;
    }
  }

  requestOf({ params = {}, query = "", body, rawBody, headers, access = "signed-in" }: Call): WireRequest {
    const { method } = this.route;
    const text = rawBody ?? (method === "POST" ? JSON.stringify(body ?? {}) : undefined);
    return {
      method,
      path: pathOf(this.route, params) + (query === "" ? "" : `?${query}`),
      headers: { ...this.run.session.headers(access, method), ...headers },
      ...(text === undefined ? {} : { body: text }),
    };
  }

  /** Sends a request that must be answered by one of these statuses, and by nothing else. */
  async expectStatus(rule: RuleId, subject: string, wanted: readonly number[], call: Call): Promise<void> {
    if ((await this.ask(rule, subject, wanted, call)) !== undefined) this.pass(rule);
  }

  pass(rule: RuleId): void {
    this.ledger.pass(rule);
  }

  fail(rule: RuleId, subject: string, expected: string, found: string, exchange?: Exchange): void {
    this.ledger.fail({ rule, subject, expected, found, exchange });
  }

  /** A pass or a finding, by whether it holds. */
  expect(
    rule: RuleId,
    subject: string,
    holds: boolean,
    said: { readonly expected: string; readonly found: string },
    exchange?: Exchange,
  ): boolean {
    if (holds) this.pass(rule);
    else this.fail(rule, subject, said.expected, said.found, exchange);
    return holds;
  }

  gap(rule: RuleId, subject: string, reason: string): void {
    this.ledger.gap(rule, subject, reason);
  }
}
