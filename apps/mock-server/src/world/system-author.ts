import { systemName } from "./history.texts.ts";
import type { Author } from "./rule-book.ts";
import type { World } from "./world.ts";

/** Whom the history names for what happens by the passing of time. */
export const systemAuthor = (world: World): Author => ({
  world,
  admin: { firstName: systemName, lastName: "" },
});
