import { type FormMeta, isNullable, type RouteEntry, rangeOf } from "@palier/contract";
import { z } from "zod";
import type { Exchange } from "../verify/exchange.ts";
import { idOf, type Row, rowOf } from "../verify/fields.ts";
import type { Accepted } from "./acceptance.ts";
import { type Draft, getHalf } from "./draft.ts";
import { refusedUnchanged } from "./refused-at.ts";
import { unsaved } from "./saved-values.ts";
import { shownValues } from "./shown-values.ts";
import { kindOf, nodeOf, propertiesOf } from "./value-node.ts";
import { verifyClosed } from "./verify-closed.ts";
import { verifyFrozen } from "./verify-frozen.ts";
import { freeTexts, verifyLimits } from "./verify-limits.ts";
import { verifyNotPast } from "./verify-not-past.ts";
import { verifyUnique } from "./verify-unique.ts";
import type { WriteProbe } from "./write-context.ts";

/** Saved values and versions. The record is restored at the end. */
export async function verifyEdit(write: WriteProbe, meta: FormMeta, accepted: Accepted): Promise<void> {
  checkSaved(write, accepted);
  const id = idOf(rowOf(accepted.exchange.json)?.id);
  if (id !== undefined) write.probe.run.samples.noteChanged(meta.entity, id);
  const change = await changed(write, meta, accepted);
  await verifyStale(write, change ?? accepted, accepted.draft.body);
  await verifyStates(write, accepted.draft);
  await verifyFrozen(write, meta);
  await verifyBounds(write, meta);
  await verifyNotPast(write, meta);
  await verifyClosed(write, meta, accepted);
  await verifyUnique(write, meta, accepted.draft.params);
  if (change === undefined) return;
  await verifyNothingChanged(write, change);
  await verifyLimits(write, meta, change.draft.params);
  await verifyEmptied(write, meta, change.draft.params);
}

export function checkSaved({ probe }: WriteProbe, { draft, exchange }: Accepted): void {
  const record = rowOf(exchange.json);
  if (probe.route.body === undefined || record === undefined) return;
  const wrong = unsaved(probe.route.body, draft.body, withoutFilled(probe.route, draft.body, record));
  probe.expect(
    "saves",
    "answer",
    wrong.length === 0,
    { expected: "what was sent", found: wrong.join("; ") },
    exchange,
  );
}

/** A new record cannot keep null where its schema has none: the server fills in what was left empty. */
function withoutFilled({ meta }: RouteEntry, body: Row, record: Row): Row {
  if (meta.kind !== "form" || meta.mode !== "new") return record;
  const isFilled = (name: string): boolean => {
    const field: unknown = meta.answer.shape[name];
    return (body[name] ?? null) === null && field instanceof z.ZodType && !isNullable(field);
  };
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isFilled(name)));
}

async function changed(
  write: WriteProbe,
  meta: FormMeta,
  { draft }: Accepted,
): Promise<Accepted | undefined> {
  const { probe, context } = write;
  const [name] = freeTexts(write, meta);
  if (name === undefined || probe.route.body === undefined) return undefined;
  const fresh = await context.drafts.make(probe, draft.params);
  if (fresh === undefined) return undefined;
  const next = context.drafts.redraw(probe, fresh, [name]);
  const exchange = await probe.send({ params: next.params, body: next.body });
  if (exchange?.status !== 200) return undefined;
  const accepted = { draft: next, exchange };
  checkSaved(write, accepted);
  const [before, after] = [idOf(fresh.body.version), idOf(rowOf(exchange.json)?.version)];
  const said = { expected: `a version over ${before ?? 0}`, found: `version ${after ?? 0}` };
  probe.expect("version-raised", name, (after ?? 0) > (before ?? 0), said, exchange);
  await checkShown(write, accepted);
  return accepted;
}

/** Saving unchanged values must not raise the version. */
async function verifyNothingChanged({ probe, context }: WriteProbe, { draft }: Accepted): Promise<void> {
  const same = await context.drafts.make(probe, draft.params);
  if (same === undefined || !("version" in same.body)) return;
  const exchange = await probe.send({ params: same.params, body: same.body });
  const version = rowOf(exchange?.json)?.version;
  if (exchange?.status !== 200 || version === undefined) return;
  const said = {
    expected: `version ${String(same.body.version)} still`,
    found: `version ${String(version)}`,
  };
  probe.expect("version-raised", "nothing changed", version === same.body.version, said, exchange);
}

async function checkShown({ probe }: WriteProbe, { draft, exchange }: Accepted): Promise<void> {
  const half = getHalf(probe.run.routes, probe.route);
  const record = rowOf(exchange.json);
  if (half === undefined || record === undefined || probe.route.body === undefined) return;
  const shown = await probe.of(half).send({ params: draft.params });
  const values = rowOf(rowOf(shown?.json)?.values);
  if (values === undefined) return;
  const wrong = unsaved(probe.route.body, draft.body, values);
  probe.expect(
    "saves",
    "shown again",
    wrong.length === 0,
    { expected: "what was saved", found: wrong.join("; ") },
    shown,
  );
}

/** A stale version is refused with the current record, whatever else is sent. */
async function verifyStale(
  { probe, context }: WriteProbe,
  { draft, exchange }: Accepted,
  before: Row,
): Promise<void> {
  if (!("version" in draft.body)) return;
  const shown = await shownValues(probe, draft.params);
  const now = shown?.version ?? rowOf(exchange.json)?.version;
  // If the last save kept the version, use one that never existed.
  const version = now === draft.body.version ? Number(now) + 1 : draft.body.version;
  // The values before the change, so that saving them would change something.
  const stale = { ...before, version };
  const refused = await probe.ask("stale-version", "", [409], { params: draft.params, body: stale });
  if (refused === undefined) return;
  const current = rowOf(rowOf(refused.json)?.current);
  const said = {
    expected: `current with version ${String(now)}`,
    found: JSON.stringify(current)?.slice(0, 120) ?? "no current",
  };
  const isShown = current !== undefined && current.version === now;
  if (probe.expect("stale-version", "current", isShown, said, refused))
    checkCurrent(probe, current ?? {}, shown ?? {}, refused);
  const fresh = await context.drafts.make(probe, draft.params);
  const unchanged = fresh === undefined || fresh.body.version === now;
  probe.expect(
    "refused-unchanged",
    "stale",
    unchanged,
    { expected: `version ${String(now)}`, found: `version ${String(fresh?.body.version)}` },
    refused,
  );
}

/** The stored values, not those that were sent. */
function checkCurrent(probe: WriteProbe["probe"], current: Row, shown: Row, refused: Exchange): void {
  const differs = (name: string) => JSON.stringify(current[name]) !== JSON.stringify(shown[name]);
  const wrong = Object.keys(shown).filter((name) => name in current && differs(name));
  const texts = (from: Row) =>
    wrong.map((name) => `${name} ${JSON.stringify(from[name])?.slice(0, 60)}`).join(", ");
  const said = { expected: `current as it is stored: ${texts(shown)}`, found: texts(current) };
  probe.expect("stale-version", "current's values", wrong.length === 0, said, refused);
}

/** A state not offered gets 409 with the allowed ones. */
async function verifyStates({ probe, context }: WriteProbe, { params }: Draft): Promise<void> {
  const { meta } = probe.route;
  if (meta.kind !== "form" || !meta.choices.includes("status") || probe.route.body === undefined) return;
  const draft = await context.drafts.make(probe, params);
  const node = propertiesOf(nodeOf(probe.route.body)).status;
  const offered = draft?.offered.status ?? [];
  const foreign = (node?.enum ?? []).find((value) => !offered.includes(value));
  if (draft === undefined || foreign === undefined) return;
  const body: Row = { ...draft.body, status: foreign };
  if (!probe.route.body.safeParse(body).success) return;
  const refused = await probe.ask("wrong-state", String(foreign), [409, 422], { params, body });
  if (refused !== undefined) probe.pass("wrong-state");
}

/** Records, to find one with bounds. */
const tried = 60;

/** Values outside a record's bounds are refused at the field and change nothing. */
async function verifyBounds(write: WriteProbe, { bounds }: FormMeta): Promise<void> {
  const { probe, context } = write;
  const left = new Set(Object.keys(bounds ?? {}));
  if (left.size === 0) return;
  for (const params of context.drafts.paramsOf(probe, tried)) {
    if (left.size === 0) return;
    const draft = await context.drafts.make(probe, params);
    const record = rowOf(draft?.form?.record);
    if (draft === undefined || record === undefined) continue;
    for (const field of left) {
      const range = rangeOf(bounds, record, field);
      if (range === undefined) continue;
      left.delete(field);
      if (range.least !== null) await refuses(write, draft, field, range.least - 1);
      if (range.most !== null) await refuses(write, draft, field, range.most + 1);
    }
  }
  for (const field of left) probe.gap("bounds", field, `no record of the first ${tried} has bounds for it`);
}

/** As the field's current value: number or text. */
async function refuses(write: WriteProbe, draft: Draft, field: string, beyond: number): Promise<void> {
  const value = typeof draft.body[field] === "string" ? String(beyond) : beyond;
  await refusedUnchanged(write, draft, { rule: "bounds", field, value, subject: `${field} = ${beyond}` });
}

/** Null erases a text: a backend that reads it as « not sent » keeps what was there. */
async function verifyEmptied(
  { probe, context }: WriteProbe,
  meta: FormMeta,
  params: Draft["params"],
): Promise<void> {
  const schema = probe.route.body;
  if (schema === undefined) return;
  const name = Object.entries(propertiesOf(nodeOf(schema))).find(([each, node]) => {
    const isText = kindOf(node) === "text" || kindOf(node) === "longText";
    return isText && each in meta.answer.shape && node.anyOf?.some(({ type }) => type === "null");
  })?.[0];
  const filled = await context.drafts.make(probe, params);
  if (name === undefined || filled === undefined) return;
  if (filled.body[name] === null) {
    const { body } = context.drafts.redraw(probe, filled, [name]);
    if ((await probe.send({ params, body }))?.status !== 200) return;
  }
  const fresh = await context.drafts.make(probe, params);
  const body = { ...fresh?.body, [name]: null };
  if (fresh === undefined || fresh.body[name] === null || !schema.safeParse(body).success) return;
  const exchange = await probe.send({ params, body });
  if (exchange?.status !== 200) return;
  const [answered, shown] = [rowOf(exchange.json)?.[name], (await shownValues(probe, params))?.[name]];
  const isEmpty = [answered, shown].every((value) => value === null || value === undefined);
  const found = `${JSON.stringify(answered)}, and then ${JSON.stringify(shown)} in the form`;
  probe.expect("saves", `${name} emptied`, isEmpty, { expected: "null", found }, exchange);
}
