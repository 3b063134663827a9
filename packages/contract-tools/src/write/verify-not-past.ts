import { dayMeant, type FormMeta, isNotPast, paramNames } from "@palier/contract";
import { askPage, listQuery } from "../read/list-page.ts";
import { presentOf } from "../read/tab-counts.ts";
import { idOf, type Row, rowOf } from "../verify/fields.ts";
import { Probe } from "../verify/probe.ts";
import type { Params } from "../verify/samples.ts";
import type { Draft } from "./draft.ts";
import { refusedUnchanged } from "./refused-at.ts";
import { kindOf, nodeOf, propertiesOf } from "./value-node.ts";
import type { WriteProbe } from "./write-context.ts";

/** Records, to find one in a state that refuses past days. */
const tried = 60;
/** By any clock, for backends that do not state their time. */
const longOver = Date.parse("2000-01-02T12:00:00Z");

/** The most recent past day or minute is refused at the field and changes nothing. */
export async function verifyNotPast(write: WriteProbe, { notPast }: FormMeta): Promise<void> {
  const { probe } = write;
  const fields = Object.entries(notPast ?? {});
  if (fields.length === 0) return;
  const now = (await presentOf(probe))?.at ?? longOver;
  for (const [field, states = []] of fields) {
    const draft = await draftIn(write, states, (record) => isNotPast(notPast, record, field));
    if (draft !== undefined) await refuses(write, draft, field, justOver(probe, field, now));
    else probe.gap("not-past", field, `no record is ${states.join(" or ")}`);
  }
}

async function draftIn(
  { probe, context }: WriteProbe,
  states: readonly string[],
  fits: (record: Row | undefined) => boolean,
): Promise<Draft | undefined> {
  for (const params of [...(await listed(probe, states)), ...context.drafts.paramsOf(probe, tried)]) {
    const draft = await context.drafts.make(probe, params);
    if (draft !== undefined && fits(rowOf(draft.form?.record))) return draft;
  }
  return undefined;
}

/** From a list filtered by state; the first sixty records may all be finished. */
async function listed({ run, route }: Probe, states: readonly string[]): Promise<readonly Params[]> {
  const { record } = route.meta;
  const list = run.routes.find(
    ({ meta, template }) =>
      meta.kind === "table" &&
      meta.entity === record?.entity &&
      "status" in meta.filters &&
      paramNames(template).length === 0,
  );
  if (record === undefined || list?.meta.kind !== "table") return [];
  const found: Params[] = [];
  for (const status of states) {
    // A queue's list only knows the queue's states.
    if (list.meta.filters.status?.safeParse(status).success !== true) continue;
    const query = listQuery(list.meta.row, { length: 1, filters: { status } });
    const page = await askPage(new Probe(run, list), "table-filter", `status=${status}`, {}, query);
    const id = page === undefined ? undefined : idOf(page.rows[0]?.id);
    if (id !== undefined) found.push({ [record.param]: id });
  }
  return found;
}

/** A minute ago for instants, yesterday in Paris for days. */
function justOver({ route }: Probe, field: string, now: number): string {
  const node = route.body === undefined ? undefined : propertiesOf(nodeOf(route.body))[field];
  const isMoment = node !== undefined && kindOf(node) === "dateTime";
  return isMoment ? new Date(now - 60_000).toISOString() : dayMeant("yesterday", now);
}

async function refuses(write: WriteProbe, draft: Draft, field: string, past: string): Promise<void> {
  // An unchanged value is accepted, so this proves nothing.
  if (draft.body[field] === past)
    return write.probe.gap("not-past", field, `the record holds ${past} already`);
  await refusedUnchanged(write, draft, {
    rule: "not-past",
    field,
    value: past,
    subject: `${field} = ${past}`,
  });
}
