import type { Exchange } from "../verify/exchange.ts";
import { rowOf, rowsOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { Draft, Drafts } from "./draft.ts";

export interface Accepted {
  readonly draft: Draft;
  readonly exchange: Exchange;
}

/** Records to try; many are in a state that forbids the action. */
const tried = 60;
const mended = 3;

/**
 * Record after record, correcting the fields that a 422 names and, after a 409, filling empty choices. Every
 * answer must be a declared one.
 */
export async function acceptance(
  probe: Probe,
  drafts: Drafts,
  headers: (attempt: number) => Readonly<Record<string, string>> = () => ({}),
): Promise<Accepted | undefined> {
  let attempt = 0;
  for (const params of drafts.paramsOf(probe, tried)) {
    let draft = await drafts.make(probe, params);
    for (let round = 0; draft !== undefined && round <= mended; round += 1) {
      attempt += 1;
      const exchange = await probe.send({ params, body: draft.body, headers: headers(attempt) });
      if (exchange === undefined) return undefined;
      if (exchange.status < 300) return { draft, exchange };
      if (exchange.status >= 500)
        probe.fail("accepts", "", "status 2xx", `status ${exchange.status}`, exchange);
      const fields = exchange.status === 409 ? leftEmpty(draft) : fieldsAtFault(exchange);
      if (![409, 422].includes(exchange.status) || fields.length === 0) break;
      draft = drafts.redraw(probe, draft, fields);
    }
  }
  return undefined;
}

/** Where services go when their section is deleted. */
const leftEmpty = ({ body, offered }: Draft): string[] =>
  Object.keys(body).filter((name) => body[name] === null && (offered[name] ?? []).length > 0);

export const fieldsAtFault = ({ json }: Exchange): string[] => [
  ...new Set(rowsOf(rowOf(json)?.errors).map(({ path }) => String(path).split(".")[0] ?? "")),
];
