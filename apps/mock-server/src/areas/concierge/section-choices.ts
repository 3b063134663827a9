import { theme } from "@palier/contract";
import type { Call } from "../../from-contract/call.ts";
import type { Scope } from "../../from-contract/define-area.ts";
import { readQuery } from "../../from-contract/read-query.ts";
import { need } from "../../world/records.ts";
import { siblings } from "./section-tree.ts";

export const sectionScope = (call: Call, themeId: number): Scope => ({
  where: siblings(need(call, theme, themeId).id, null),
});

export function subsectionScope(call: Call, themeId: number): Scope {
  const { id } = need(call, theme, themeId);
  const { sectionId } = readQuery(call.route, call.request.query);
  if (typeof sectionId === "number") return { where: siblings(id, sectionId) };
  return {
    where: [
      { column: "themeId", op: "eq", value: id },
      // No range condition matches null.
      { column: "parentSectionId", op: "gte", value: 1 },
    ],
  };
}
