import type { FormMeta } from "@palier/contract";
import { type Row, rowOf } from "../verify/fields.ts";
import { fieldsAtFault } from "./acceptance.ts";
import type { Draft } from "./draft.ts";
import { shownValues } from "./shown-values.ts";
import { kindOf, nodeOf, propertiesOf, type ValueNode } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** In characters: longer texts are left. */
const longest = 10_000;

/** A text of maximum length is saved in full: one that has to be taken, then all others at once. */
export async function verifyLimits(
  write: WriteProbe,
  meta: FormMeta,
  params: Draft["params"],
): Promise<void> {
  const [first, ...others] = freeTexts(write, meta);
  if (first !== undefined) await verifyLimit(write, params, first);
  if (others.length > 0) await verifyOthers(write, params, others);
}

/** Of body and record, not the name of another record. */
export function freeTexts({ probe }: WriteProbe, { answer }: FormMeta): string[] {
  const body = probe.route.body === undefined ? {} : propertiesOf(nodeOf(probe.route.body));
  return Object.entries(body).flatMap(([name, node]) => {
    const kind = kindOf(node);
    const free = kind === "text" || kind === "longText";
    const anything = (node.anyOf ?? [node]).every(({ pattern }) => pattern === undefined);
    return free && name in answer.shape && anything ? [name] : [];
  });
}

function atLimit(node: ValueNode | undefined): string | undefined {
  const limits = (node?.anyOf ?? [node]).map((each) => each?.maxLength ?? 0);
  const limit = limits.reduce((a, b) => Math.max(a, b), 0);
  return limit === 0 || limit > longest ? undefined : "\u20acx".repeat(limit).slice(0, limit);
}

interface Long {
  readonly body: Row;
  /** By field, the texts that are as long as may be. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The record's body with these fields at their limits; undefined where the contract refuses it. */
async function longBody(
  { probe, context }: WriteProbe,
  params: Draft["params"],
  names: readonly string[],
): Promise<Long | undefined> {
  const fresh = await context.drafts.make(probe, params);
  const schema = probe.route.body;
  if (fresh === undefined || schema === undefined) return undefined;
  const nodes = propertiesOf(nodeOf(schema));
  const long = names.flatMap((name): [string, string][] => {
    const text = atLimit(nodes[name]);
    return text === undefined ? [] : [[name, text]];
  });
  const texts = Object.fromEntries(long);
  const body = { ...fresh.body, ...texts };
  return long.length > 0 && schema.safeParse(body).success ? { body, texts } : undefined;
}

async function verifyLimit(write: WriteProbe, params: Draft["params"], name: string): Promise<void> {
  const { probe } = write;
  const long = await longBody(write, params, [name]);
  const exchange = long === undefined ? undefined : await probe.send({ params, body: long.body });
  if (long === undefined || exchange === undefined) return;
  const sent = long.texts[name];
  const saved = rowOf(exchange.json)?.[name];
  const said = {
    expected: `status 200, ${sent?.length} letters`,
    found: `status ${exchange.status}, ${String(saved).length} letters`,
  };
  const isWhole = exchange.status === 200 && saved === sent;
  probe.expect("saves", `${name} at its limit`, isWhole, said, exchange);
}

/** Those that are refused are left (frozen, unique); what is taken has to be whole, in the answer and after it. */
async function verifyOthers(
  write: WriteProbe,
  params: Draft["params"],
  names: readonly string[],
): Promise<void> {
  const { probe } = write;
  const long = await longBody(write, params, names);
  const exchange = long === undefined ? undefined : await probe.send({ params, body: long.body });
  if (long === undefined || exchange === undefined) return;
  if (exchange.status === 422) {
    const refused = fieldsAtFault(exchange);
    const left = names.filter((name) => !refused.includes(name));
    if (left.length > 0 && left.length < names.length) await verifyOthers(write, params, left);
    return;
  }
  if (exchange.status !== 200) return;
  const [answered, shown] = [rowOf(exchange.json), await shownValues(probe, params)];
  for (const [name, sent] of Object.entries(long.texts)) {
    const lengthIn = (row: Row | undefined) => String(row?.[name]).length;
    const said = {
      expected: `${sent.length} letters`,
      found: `${lengthIn(answered)} in the answer, ${lengthIn(shown)} in the form`,
    };
    const isWhole = [answered, shown].every((row) => row?.[name] === undefined || row[name] === sent);
    probe.expect("saves", `${name} at its limit`, isWhole, said, exchange);
  }
}
