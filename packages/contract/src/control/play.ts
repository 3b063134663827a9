import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { described } from "./described.ts";
import { instant } from "./instant.ts";

/** As in realtime paths: `{area: "building", id: 12}` is locked at `locks/building/12`. */
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
/** Defaults to all records. */
export const leaveInput = z.strictObject(
  described({ area: record.area.optional(), id: record.id.optional() }, texts.leaveInput),
);
export const answerInput = z.strictObject({
  ...record,
  ...described({ say: z.enum(["yielded", "refused"]) }, texts.answerInput),
});

/** The path may include the API's base and a query. */
export const callInput = z.strictObject(
  described(
    {
      method: z.enum(["GET", "POST"]),
      path: z.string().startsWith("/").max(2000),
      query: z.string().max(20_000).optional(),
      body: values.optional(),
    },
    texts.callInput,
  ),
);

export const calledAnswer = named(
  "CalledAnswer",
  z.object(
    described(
      {
        status: z.int(),
        type: z.string().nullable(),
        text: z.string().nullable(),
        whole: z.boolean(),
        ms: z.number(),
      },
      texts.calledAnswer,
    ),
  ),
);
export type CalledAnswer = z.output<typeof calledAnswer>;

const admin = z.object({ id: z.int(), email: z.string(), name: z.string() });
const holder = z.object({ email: z.string(), name: z.string(), since: instant() });

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
