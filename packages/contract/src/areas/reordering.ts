import { z } from "zod";
import * as field from "../kit/field.ts";
import { reorderingTexts as texts } from "./reordering.texts.ts";

/**
 * What the admin saw who moves a record: where it stood, and which record stands where it is to go. If either is no
 * longer so, somebody else moved one meanwhile, and the move is refused (409). What is left out is not compared.
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
