import type { Exchange } from "../verify/exchange.ts";
import { rowOf, rowsOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { Draft, Drafts } from "./draft.ts";

/** A POST that the backend took. */
export interface Accepted {
  readonly draft: Draft;
  readonly exchange: Exchange;
}

/** How many records are tried: many are in a state that does not allow what is asked. */
const tried = 60;
/** How often a body is mended by what the backend says of its fields. */
const mended = 3;

/**
 * Sends bodies that the contract takes until the backend takes one: record after record, and each mended at the fields
 * that a 422 names, and after a 409 at the choices that were left empty, as a person would. Every answer on the way must be one that the contract declares.
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

/** Choices that a form offers and that were not made: where services go when their section is deleted. */
const leftEmpty = ({ body, offered }: Draft): string[] =>
  Object.keys(body).filter((name) => body[name] === null && (offered[name] ?? []).length > 0);

/** The fields that a 422 names. */
export const fieldsAtFault = ({ json }: Exchange): string[] => [
  ...new Set(rowsOf(rowOf(json)?.errors).map(({ path }) => String(path).split(".")[0] ?? "")),
];
