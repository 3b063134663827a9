import { systemName } from "./history.texts.ts";
import type { Author } from "./rule-book.ts";
import type { World } from "./world.ts";

/** Author of changes by the clock. */
export const systemAuthor = (world: World): Author => ({
  world,
  admin: { firstName: systemName, lastName: "" },
});
