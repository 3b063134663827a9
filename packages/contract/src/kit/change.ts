import { z } from "zod";
import { historyTexts as texts } from "./change.texts.ts";
import { entity } from "./entity.ts";
import * as field from "./field.ts";

/** A record's change in its history (A11). An extension. */
export const change = entity("change", texts, () => ({
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
}));
