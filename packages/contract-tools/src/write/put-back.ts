import type { RouteEntry } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import { idOf, rowOf } from "../verify/fields.ts";
import { Ledger } from "../verify/ledger.ts";
import { type Call, Probe, type Run } from "../verify/probe.ts";
import type { Created, Original } from "./created.ts";
import { type Drafts, versionOf } from "./draft.ts";
import { whyIrreversible } from "./irreversible.ts";
import { undoOf } from "./verify-undo.ts";
import { isAssignment, isDeletion, isMove } from "./write-context.ts";

/** Records every successful POST, intended or wrongly accepted; the only place to do so. */
export function noteDone(created: Created, route: RouteEntry, call: Call, exchange: Exchange): void {
  const { meta } = route;
  const params = call.params ?? {};
  if (meta.kind === "session" || meta.kind === "fragment" || isMove(route) || isAssignment(route)) return;
  const record = meta.record;
  const target = record === undefined ? undefined : idOf(Number(params[record.param]));
  const isOwn = record !== undefined && target !== undefined && created.has(record.entity, target);
  if (isDeletion(route)) {
    if (isOwn) created.remove(record.entity, target);
    else if (record === undefined || target === undefined || !created.wasMade(record.entity, target))
      created.leave(route, "deleted, and not of this run", params);
    return;
  }
  // What it took back was noted as changed, and is compared with that.
  if (undoOf(route) !== undefined) return;
  if (meta.kind !== "form") {
    if (!isOwn) created.leave(route, "done", params);
    return;
  }
  if (meta.mode === "edit") {
    if (isOwn) return;
    if (whyIrreversible(route) === undefined) created.noteChanged(route, params);
    else created.leave(route, whyIrreversible(route) ?? "", params);
    return;
  }
  const id = idOf(rowOf(exchange.json)?.id);
  // A comment's answer is the record that it belongs to.
  if (id === undefined || (record?.entity === meta.entity && target === id)) {
    created.leave(route, id === undefined ? "an addition without an id" : "an addition", params);
  } else created.add(meta.entity, id);
}

export async function putBack(run: Run, created: Created, drafts: Drafts): Promise<void> {
  // These requests are no checks and add no findings.
  const { onDone: _noted, ...others } = run;
  const quiet: Run = { ...others, ledgerOf: (route) => new Ledger(route) };
  for (const [what, cleanup] of created.cleanups) {
    created.cleanups.delete(what);
    await cleanup(quiet).catch(() => undefined);
  }
  for (const { entity, id } of created.all) {
    const deletion = run.routes.find((route) => isDeletion(route) && route.meta.record?.entity === entity);
    const isGone = deletion !== undefined && (await deleted(new Probe(quiet, deletion), entity, id));
    created.remove(entity, id);
    if (!isGone) leaveNew(run.routes, created, entity, id);
  }
  for (const original of created.takeChanged()) {
    if (await restored(new Probe(quiet, original.route), original, drafts)) continue;
    created.leave(original.route, "changed values", original.params);
  }
}

function leaveNew(routes: readonly RouteEntry[], created: Created, entity: string, id: number): void {
  const route = routes.find(
    ({ meta, method }) =>
      method === "POST" && meta.kind === "form" && meta.mode === "new" && meta.entity === entity,
  );
  if (route !== undefined) created.leave(route, `a new ${entity}`, { id });
}

async function deleted(probe: Probe, entity: string, id: number): Promise<boolean> {
  try {
    const version = (await versionOf(probe, entity, id)) ?? 1;
    const exchange = await probe.send({ params: { id }, body: { version } });
    return exchange?.status === 200 || exchange?.status === 404;
  } catch {
    return false;
  }
}

/** Returns whether the former values are in place. */
async function restored(probe: Probe, { params, values }: Original, drafts: Drafts): Promise<boolean> {
  try {
    const now = await drafts.make(probe, params);
    if (now === undefined) return false;
    const { version: _old, ...before } = values;
    const wanted = { ...now.body, ...before };
    if (JSON.stringify(wanted) === JSON.stringify(now.body)) return true;
    if (probe.route.body?.safeParse(wanted).success !== true) return false;
    const exchange = await probe.send({ params, body: wanted });
    return exchange?.status === 200;
  } catch {
    return false;
  }
}
