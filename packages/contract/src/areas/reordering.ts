import { z } from "zod";
import * as field from "../kit/field.ts";
import { reorderingTexts as texts } from "./reordering.texts.ts";

/**
 * As seen when moving a record: its position, and the record at the target. A stale move is refused (409);
 * omitted values are not compared.
 */
export const seenPlaces = (entity: string) =>
  z
    .strictObject({
      fromPosition: field.titled(
        field.mark(z.int().min(1), { kind: "count" }).optional(),
        texts.fromPosition,
      ),
      targetId: field.titled(field.reference(entity).optional(), texts.targetId),
    })
    .optional();

export const reorderingNote =
  "Assumed: positions count from 1; past the end means last; those between move up or down by one. The body is optional: with fromPosition and targetId (the record that stands at the position now) a list that changed meanwhile is refused by 409; without it the move is made whatever the order is.";
