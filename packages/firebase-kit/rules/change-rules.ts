/**
 * `changes/<area>` is `{at, seq}`, written by the backend only. Administrators then reload the area's records
 * through the API.
 */

import { all, isAdmin, isArea } from "./rule-parts.ts";

export const changeRules = (areas: readonly string[]) => ({
  ".read": all(isAdmin, isArea(areas)),
});
