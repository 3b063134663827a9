import { z } from "zod";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import type { RouteNotes } from "../kit/route-meta.ts";
import { table } from "../kit/table.ts";
import { historyTexts as texts } from "./history.texts.ts";

/** Who changed what, when: one row a change of a record (A11). An extension of ours. */
export const change = entity("change", texts, {
  at: field.dateTime(),
  byAdmin: field.text(),
  event: field.choice(texts.event),
  entity: field.text(60),
  recordId: field.count(),
  changes: field.list(
    z.object({
      field: z.string(),
      label: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  summary: field.text(1000),
});

/** `GET …/history/{id}`: a record's history as a table. */
export function historyOf<const P extends string>(notes: Omit<RouteNotes<P>, "provenance">) {
  return table({ ...notes, entity: "change", row: change.record, provenance: "extension" });
}
