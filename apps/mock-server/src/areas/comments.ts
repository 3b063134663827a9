import { type Comment, commentTexts } from "@palier/contract";
import { fullName } from "../world/full-name.ts";
import type { FieldChange } from "../world/history.ts";
import type { Author } from "../world/rule-book.ts";

/** What an admin says of a record, and to whom. */
type Said = Pick<Comment, "body" | "visibility">;

/** A comment of now, by the author. */
export const commentBy = ({ world, admin }: Author, { body, visibility }: Said): Comment => ({
  at: world.clock.instant(),
  byAdmin: fullName(admin),
  body,
  visibility,
});

/** Its entry in the record's history. */
export const commentLine = ({ body }: Said): FieldChange => ({
  field: "comments",
  label: commentTexts.body,
  from: null,
  to: body,
});
