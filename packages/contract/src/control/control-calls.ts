import type { z } from "zod";
import { formatBracketQuery } from "../kit/bracket-query.ts";
import { type Problem, problem } from "../kit/problem.ts";
import type { ControlParams, ControlRoute } from "./control-route.ts";

const mostNamed = 5;

/** A refusal of the control API; the message states request, reason and allowed values. */
export class ControlError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(asked: string, status: number, said: Problem | undefined) {
    const fields = said?.errors?.map(({ path, message }) => `${path}: ${message}`) ?? [];
    const named = said?.allowed?.slice(0, mostNamed) ?? [];
    const allowed = named.length === 0 ? undefined : `allowed: ${named.join(", ")}`;
    super([`${asked}: ${status}`, said?.title, said?.detail, ...fields, allowed].filter(Boolean).join(" — "));
    this.name = "ControlError";
    this.status = status;
    this.problem = said;
  }
}

export interface ControlOptions {
  /** Defaults to the global fetch. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

type Input<R extends ControlRoute> = {
  readonly query?: z.input<R["query"]>;
  readonly body?: z.input<R["body"]>;
};

export class ControlCalls {
  readonly url: string;
  readonly #fetch: (url: string, init: RequestInit) => Promise<Response>;

  constructor(url: string, options: ControlOptions = {}) {
    this.url = url.replace(/\/+$/, "");
    this.#fetch = options.fetch ?? ((address, init) => fetch(address, init));
  }

  /** @throws {ControlError} when the server refuses */
  async call<P extends string, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
    route: ControlRoute<P, Q, B, A>,
    params: ControlParams<P>,
    { query, body }: Input<ControlRoute<P, Q, B, A>> = {},
  ): Promise<z.output<A>> {
    const address = `${this.url}${pathOf(route.template, params)}${queryOf(query)}`;
    const answer = await this.#fetch(address, {
      method: route.method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const json: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return route.answer.parse(json);
    throw new ControlError(`${route.method} ${address}`, answer.status, problem.safeParse(json).data);
  }
}

function pathOf(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryOf(query: unknown): string {
  if (typeof query !== "object" || query === null) return "";
  const text = formatBracketQuery({ ...query });
  return text === "" ? "" : `?${text}`;
}
