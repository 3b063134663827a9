import type { FormMeta } from "@palier/contract";
import { askPage, listQuery } from "../read/list-page.ts";
import { idOf, rowOf } from "../verify/fields.ts";
import type { Accepted } from "./acceptance.ts";
import { recordOf, versionOf } from "./draft.ts";
import { checkSaved } from "./verify-edit.ts";
import { isDeletion, type WriteProbe } from "./write-context.ts";

/** Checks a form that makes a record: it is there, shown and listed. */
export async function verifyCreate(write: WriteProbe, meta: FormMeta, accepted: Accepted): Promise<void> {
  const { probe, context } = write;
  const { exchange, draft } = accepted;
  checkSaved(write, accepted);
  const id = idOf(rowOf(exchange.json)?.id);
  const record = probe.route.meta.record;
  // A comment answers the record that it was added to.
  if (id === undefined || (record?.entity === meta.entity && Number(draft.params[record.param]) === id)) {
    context.created.leave(probe.route, "an addition", draft.params);
    return;
  }
  const known = probe.run.samples.idsOf(meta.entity).includes(id);
  const said = { expected: "an id that no record had", found: `id ${id}` };
  probe.expect("creates", "id", !known, said, exchange);
  if (known) return;
  context.created.add(meta.entity, id);
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
  const deleted = probe.run.routes.some(
    (route) => isDeletion(route) && route.meta.record?.entity === meta.entity,
  );
  if (!deleted) context.created.leave(probe.route, `a new ${meta.entity}`, { id });
}

/** Whether the entity's own list has a record; undefined where there is no such list. */
async function isListed({ probe }: WriteProbe, entity: string, id: number): Promise<boolean | undefined> {
  const route = probe.run.routes.find(
    ({ meta, template }) => meta.kind === "table" && meta.entity === entity && !template.includes("{"),
  );
  if (route?.meta.kind !== "table") return undefined;
  const order = { column: "id", dir: "desc" } as const;
  const page = await askPage(probe.of(route), "reads", "newest", {}, listQuery(route.meta.row, { order }));
  return page?.ids.includes(id);
}

/** Deletes a record of this run: a version that is not the present one is refused first, then it is gone. */
export async function verifyDeletion(write: WriteProbe, entity: string, id: number): Promise<void> {
  const { probe, context } = write;
  const version = (await versionOf(probe, entity, id)) ?? 1;
  const params = { id };
  await probe.expectStatus("stale-version", "", [409], { params, body: { version: version + 1 } });
  const exchange = await probe.send({ params, body: { version } });
  if (exchange?.status === 409) {
    context.created.leave(probe.route, `a ${entity} that is needed elsewhere`, params);
    return;
  }
  if (exchange?.status !== 200) {
    probe.fail("deletes", "", "status 200", `status ${exchange?.status ?? 0}`, exchange);
    return;
  }
  probe.pass("accepts");
  context.created.remove(entity, id);
  const left = await recordOf(probe, entity, id);
  probe.expect(
    "deletes",
    "",
    left === undefined,
    { expected: "404 for its GET", found: "the record" },
    exchange,
  );
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
