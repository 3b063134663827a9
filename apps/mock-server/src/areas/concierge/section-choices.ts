/** Which sections the selectors of a service's form offer. */
import { theme } from "@palier/contract";
import type { Call } from "../../from-contract/call.ts";
import type { Scope } from "../../from-contract/define-area.ts";
import { readQuery } from "../../from-contract/list-ask.ts";
import { need } from "../../world/records.ts";
import { siblings } from "./section-tree.ts";

/** A theme's sections that are no subsections. */
export const sectionScope = (call: Call, themeId: number): Scope => ({
  where: siblings(need(call, theme, themeId).id, null),
});

/** A theme's subsections; the query's `sectionId` narrows them to those of one section. */
export function subsectionScope(call: Call, themeId: number): Scope {
  const { id } = need(call, theme, themeId);
  const { sectionId } = readQuery(call.route, call.request.query);
  if (typeof sectionId === "number") return { where: siblings(id, sectionId) };
  return {
    where: [
      { column: "themeId", op: "eq", value: id },
      // Any parent: null is at no end of the numbers.
      { column: "parentSectionId", op: "gte", value: 1 },
    ],
  };
}
