import { z } from "zod";
import * as field from "../kit/field.ts";
import { named } from "../kit/named.ts";
import { commentTexts as texts } from "./comment.texts.ts";

/** When an admin did something, and who. */
export const acted = {
  at: field.titled(field.dateTime(), texts.at),
  byAdmin: field.titled(field.text(), texts.byAdmin),
};

/** What an admin writes on an order or an incident: a note for the team, or a message to the resident. Assumed. */
export const comment = named(
  "Comment",
  z.object({
    ...acted,
    body: field.titled(field.longText(4000), texts.body),
    visibility: field.titled(field.choice(texts.readers), texts.visibility),
  }),
);
export type Comment = z.output<typeof comment>;

/** Of the form that adds one. */
export const commentValues = {
  body: field.mark(field.requiredLongText(4000), { title: texts.body }),
  visibility: comment.shape.visibility,
};
