import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { RouteEntry, Undo } from "@palier/contract";
import { type Row, rowOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";
import type { Draft } from "./draft.ts";
import { verifyIdempotency } from "./idempotency.ts";
import { whyIrreversible } from "./irreversible.ts";
import { nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** Undefined for other routes. */
export const undoOf = ({ meta }: RouteEntry): Undo | undefined =>
  meta.kind === "action" ? meta.undo : undefined;

/** Records to try; most are in a state that leads to none that can be taken back. */
const tried = 60;

/**
 * Changes a record's state by its form and takes that back: the record is as before, and there is nothing more to take
 * back. Undefined, with a gap, where no form changes the state, or none that can be taken back.
 */
export async function verifyUndo(write: WriteProbe, undo: Undo): Promise<Draft | undefined> {
  const { probe, context } = write;
  const form = formOf(probe, undo);
  if (form === undefined) {
    probe.gap("takes-back", "", `no form that may be sent here changes ${undo.field}`);
    return undefined;
  }
  for (const params of context.drafts.paramsOf(probe, tried)) {
    const made = await changed(write, { undo, form, params });
    if (made === undefined) continue;
    const { before, version } = made;
    const draft: Draft = { params, body: { version }, form: undefined, offered: {} };
    const headers = { "idempotency-key": `undo-${randomUUID()}` };
    const exchange = await probe.ask("takes-back", "", [200], { ...draft, headers });
    if (exchange === undefined) return undefined;
    probe.pass("accepts");
    const back = rowOf(exchange.json) ?? {};
    const other = Object.keys(before).filter(
      (name) => name !== "version" && name in back && !isDeepStrictEqual(before[name], back[name]),
    );
    const said = { expected: "the record as before", found: `other values of ${other.join(", ")}` };
    probe.expect("takes-back", "whole", other.length === 0, said, exchange);
    await verifyIdempotency(write, { draft, exchange });
    const stale = { params, body: { version } };
    await probe.expectStatus("takes-back", "with a former version", [409], stale);
    await probe.expectStatus("takes-back", "twice", [409], { params, body: { version: back.version } });
    return draft;
  }
  probe.gap("takes-back", "", `no record's ${undo.field} leads to ${undo.states.join(", ")}`);
  return undefined;
}

const formOf = ({ run, route }: Probe, { field }: Undo): RouteEntry | undefined =>
  run.routes.find(
    (each) =>
      each.meta.kind === "form" &&
      each.meta.mode === "edit" &&
      each.method === "POST" &&
      each.meta.record?.entity === route.meta.record?.entity &&
      each.body !== undefined &&
      field in propertiesOf(nodeOf(each.body)) &&
      whyIrreversible(each) === undefined,
  );

interface Change {
  readonly undo: Undo;
  readonly form: RouteEntry;
  readonly params: Params;
}

/** The record before, and the version that the change left; undefined if the form offers no such state or refuses it. */
async function changed(
  { probe, context }: WriteProbe,
  { undo, form, params }: Change,
): Promise<{ readonly before: Row; readonly version: unknown } | undefined> {
  const own = { [form.meta.record?.param ?? ""]: Number(params[probe.route.meta.record?.param ?? ""]) };
  const draft = await context.drafts.make(probe.of(form), own);
  const before = rowOf(draft?.form?.record);
  if (draft === undefined || before === undefined) return undefined;
  const to = (draft.offered[undo.field] ?? []).find(
    (state) => state !== before[undo.field] && undo.states.includes(String(state)),
  );
  if (to === undefined) return undefined;
  const sent = await probe.of(form).send({ params: own, body: { ...draft.body, [undo.field]: to } });
  return sent?.status === 200 ? { before, version: rowOf(sent.json)?.version } : undefined;
}
