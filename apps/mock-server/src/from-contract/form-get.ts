import type { FormMeta, RouteEntry } from "@palier/contract";
import { fieldMeta } from "@palier/contract";
import type { AnyRow } from "../world/catalog.ts";
import type { Call, Serve } from "./call.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { formChoices } from "./form-choices.ts";
import { needRecord, recordOf } from "./record-of.ts";

export function formGet(entry: RouteEntry, meta: FormMeta): Serve {
  return (call) => {
    const record = meta.mode === "edit" ? recordOf(call) : undefined;
    if (record === undefined) needRecord(call);
    const values = record === undefined ? newValues(call, meta) : recordValues(meta, record);
    const choices = formChoices(call.world, meta, record);
    return checkedAnswer(entry, 200, { values, choices, ...(record ? { record } : {}) });
  };
}

/** Omits missing values. */
function recordValues(meta: FormMeta, record: AnyRow): Record<string, unknown> {
  const filled = Object.entries(meta.values.shape).filter(
    ([name, schema]) =>
      record[name] !== undefined && (record[name] !== null || schema.safeParse(null).success),
  );
  return Object.fromEntries(filled.map(([name]) => [name, record[name]]));
}

/** Omits required texts and lists, for the admin to fill in. */
function newValues({ world }: Call, meta: FormMeta): Record<string, unknown> {
  const initial = world.ground.rules.entities.get(meta.entity)?.initial ?? {};
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(meta.values.shape)) {
    if (name === "version") continue;
    const { kind, labels = {} } = fieldMeta(schema);
    const blank = schema.safeParse(undefined);
    if (name in initial) values[name] = initial[name];
    else if (blank.success) values[name] = blank.data;
    else if (kind === "flag") values[name] = true;
    else if (kind === "choice") values[name] = Object.keys(labels)[0];
    else if (kind === "count") values[name] = 0;
    else if (kind === "list" && schema.safeParse([]).success) values[name] = [];
  }
  return values;
}
