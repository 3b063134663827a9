import { z } from "zod";
import { named } from "../kit/named.ts";

/** A record by the realtime path's words: `{area: "building", id: 12}` is locked at `locks/building/12`. */
const record = { area: z.string().min(1).max(64), id: z.int().positive() };
const values = z.record(z.string(), z.unknown());

export const openInput = z.strictObject(record);
export const lockInput = z.strictObject({
  ...record,
  /** Takes it from whoever holds it; without it a held record is refused (423). */
  force: z.boolean().optional(),
});
export const typeInput = z.strictObject({ ...record, values });
export const saveInput = z.strictObject({
  ...record,
  /** Over what was opened and typed. */
  values: values.optional(),
  /** The form, where a record has several: `order.refund.post`. */
  route: z.string().optional(),
});
/** Without a record: all of them. */
export const leaveInput = z.strictObject({ area: record.area.optional(), id: record.id.optional() });
export const answerInput = z.strictObject({ ...record, say: z.enum(["yielded", "refused"]) });

/** Where a played administrator stands with a record. */
export const played = named(
  "Played",
  z.object({
    admin: z.object({ id: z.int(), email: z.string(), name: z.string() }),
    area: z.string(),
    id: z.int(),
    /** True when the record's lock is this administrator's. */
    holds: z.boolean(),
    holder: z.object({ email: z.string(), name: z.string(), since: z.string() }).nullable(),
    /** What the form has now: as opened, with what was typed. Null when it is not open. */
    values: values.nullable(),
    /** The record as it was opened or saved. */
    record: values.nullable(),
  }),
);
export type Played = z.output<typeof played>;
export const left = z.object({ left: z.array(z.string()) });
