import { randomUUID } from "node:crypto";
import { change, type FormMeta } from "@palier/contract";
import { askPage, listQuery } from "../read/list-page.ts";
import type { Exchange } from "../verify/exchange.ts";
import { idOf, rowOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { Accepted } from "./acceptance.ts";
import { recordOf, versionOf } from "./draft.ts";
import { verifyOtherPath } from "./idempotency.ts";
import { verifyClosed } from "./verify-closed.ts";
import { checkSaved } from "./verify-edit.ts";
import type { WriteProbe } from "./write-context.ts";

/** The new record exists, is shown and is listed. */
export async function verifyCreate(write: WriteProbe, meta: FormMeta, accepted: Accepted): Promise<void> {
  const { probe, context } = write;
  const { exchange, draft } = accepted;
  checkSaved(write, accepted);
  await verifyClosed(write, meta, accepted);
  const id = idOf(rowOf(exchange.json)?.id);
  const record = probe.route.meta.record;
  // A comment's answer is the record that it belongs to.
  if (id === undefined || (record?.entity === meta.entity && Number(draft.params[record.param]) === id))
    return;
  const known = probe.run.samples.idsOf(meta.entity).includes(id);
  const said = { expected: "an id that no record had", found: `id ${id}` };
  probe.expect("creates", "id", !known, said, exchange);
  if (known) {
    context.created.remove(meta.entity, id);
    return;
  }
  probe.run.samples.noteChanged(meta.entity, id);
  const shown = await recordOf(probe, meta.entity, id);
  if (shown !== undefined) probe.pass("creates");
  const listed = await isListed(write, meta.entity, id);
  if (listed !== undefined) {
    probe.expect(
      "creates",
      "list",
      listed,
      { expected: `${id} in the list`, found: "it is not there" },
      exchange,
    );
  }
}

async function isListed({ probe }: WriteProbe, entity: string, id: number): Promise<boolean | undefined> {
  const route = probe.run.routes.find(
    ({ meta, template }) => meta.kind === "table" && meta.entity === entity && !template.includes("{"),
  );
  if (route?.meta.kind !== "table") return undefined;
  const order = { column: "id", dir: "desc" } as const;
  const page = await askPage(probe.of(route), "reads", "newest", {}, listQuery(route.meta.row, { order }));
  return page?.ids.includes(id);
}

/** A deleted record that is still shown returns to this run's records. */
export async function verifyGone(
  { probe, context }: WriteProbe,
  entity: string,
  id: number,
  exchange?: Exchange,
): Promise<void> {
  const left = await recordOf(probe, entity, id);
  const said = { expected: "404 for its GET", found: "the record" };
  if (!probe.expect("deletes", "", left === undefined, said, exchange)) context.created.add(entity, id);
  else probe.run.samples.noteGone(entity, id, await keepsHistory(probe, entity, id));
}

/** Backends may keep a deleted record's history. */
async function keepsHistory(probe: Probe, entity: string, id: number): Promise<boolean> {
  const route = probe.run.routes.find(
    ({ meta }) => meta.kind === "table" && meta.entity === change.name && meta.record?.entity === entity,
  );
  if (route?.meta.kind !== "table" || route.meta.record === undefined) return false;
  const params = { [route.meta.record.param]: id };
  const answer = await probe.of(route).send({ params, query: listQuery(route.meta.row, {}) });
  return answer?.status === 200;
}

/** Deletes a record of this run; first checks that a wrong version is refused. */
export async function verifyDeletion(write: WriteProbe, entity: string, id: number): Promise<void> {
  const { probe, context } = write;
  const version = (await versionOf(probe, entity, id)) ?? 1;
  const params = { id };
  await probe.expectStatus("stale-version", "", [409], { params, body: { version: version + 1 } });
  const call = { params, body: { version }, headers: { "idempotency-key": `delete-${randomUUID()}` } };
  const exchange = await probe.send(call);
  if (exchange?.status === 409) {
    context.created.remove(entity, id);
    context.created.leave(probe.route, `a ${entity} that is needed elsewhere`, params);
    return;
  }
  if (exchange?.status !== 200) {
    probe.fail("deletes", "", "status 200", `status ${exchange?.status ?? 0}`, exchange);
    return;
  }
  probe.pass("accepts");
  await verifyGone(write, entity, id, exchange);
  if (probe.route.meta.idempotent === true) {
    await probe.expectStatus("idempotent", "deleted", [200], call);
    await verifyOtherPath(probe, call, exchange);
  }
  await probe.expectStatus("deletes", "twice", [404], { params, body: { version } });
  const listed = await isListed(write, entity, id);
  if (listed !== undefined) {
    probe.expect(
      "deletes",
      "list",
      !listed,
      { expected: `${id} off the list`, found: "it is there" },
      exchange,
    );
  }
}
