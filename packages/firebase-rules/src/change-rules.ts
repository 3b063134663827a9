/**
 * That an area changed: `changes/<area>` is `{at, seq}`, written by the backend alone. Administrators read it, and then
 * read the area's records again through the API.
 */

import { all, isAdmin, isArea } from "./rule-parts.ts";

export const changeRules = (areas: readonly string[]) => ({
  ".read": all(isAdmin, isArea(areas)),
});
