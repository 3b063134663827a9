import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { described } from "./described.ts";
import { instant } from "./instant.ts";

/** A record by the realtime path's words: `{area: "building", id: 12}` is locked at `locks/building/12`. */
const record = described({ area: z.string().min(1).max(64), id: z.int().positive() }, texts.playedRecord);
const values = z.record(z.string(), z.unknown());

export const openInput = z.strictObject(record);
export const lockInput = z.strictObject({
  ...record,
  ...described({ force: z.boolean().optional() }, texts.lockInput),
});
export const typeInput = z.strictObject({ ...record, ...described({ values }, texts.typeInput) });
export const saveInput = z.strictObject({
  ...record,
  ...described({ values: values.optional(), route: z.string().optional() }, texts.saveInput),
});
/** Without a record: all of them. */
export const leaveInput = z.strictObject(
  described({ area: record.area.optional(), id: record.id.optional() }, texts.leaveInput),
);
export const answerInput = z.strictObject({
  ...record,
  ...described({ say: z.enum(["yielded", "refused"]) }, texts.answerInput),
});

const admin = z.object({ id: z.int(), email: z.string(), name: z.string() });
const holder = z.object({ email: z.string(), name: z.string(), since: instant() });

/** Where a played administrator stands with a record. */
export const played = named(
  "Played",
  z.object(
    described(
      {
        admin,
        area: z.string(),
        id: z.int(),
        holds: z.boolean(),
        holder: holder.nullable(),
        values: values.nullable(),
        record: values.nullable(),
      },
      texts.played,
    ),
  ),
);
export type Played = z.output<typeof played>;
export const left = z.object(described({ left: z.array(z.string()) }, texts.left));
