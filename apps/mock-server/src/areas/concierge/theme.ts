import { theme } from "@palier/contract";
import { checkKept } from "../../from-contract/check-kept.ts";
import { defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { needAsSeen } from "../../from-contract/version.ts";
import { closeGaps } from "../../world/positions.ts";
import { need, remove } from "../../world/records.ts";
import { sectionHandlers, sectionRules } from "./section-handlers.ts";
import { sectionsOf, treeOf } from "./section-tree.ts";
import { clampPosition, takePosition } from "./theme-position.ts";

export const themeArea = defineArea({
  area: "concierge/theme",
  rules: [
    rulesOf(theme, {
      complete: ({ position }, { world, before }) => ({
        position: clampPosition(position, world.table(theme).size + (before ? 0 : 1)),
      }),
      after: (row, { world }) => takePosition(world, row),
    }),
    sectionRules,
  ],
  counts: [{ on: "theme", column: "sectionCount", of: "section", by: "themeId" }],
  handlers: {
    ...sectionHandlers,
    "theme.create.get": ({ world }) => ({
      values: { color: null, enabled: true, position: world.table(theme).size + 1 },
      choices: {},
    }),
    "theme.sections": (call) => treeOf(call.world, need(call, theme, call.params.themeId)),
    "theme.delete": (call) => {
      const row = needAsSeen(call, theme, call.params.id);
      checkKept(call, row);
      // Subsections first.
      for (const each of sectionsOf(call.world, row.id).reverse()) remove(call, "section", each);
      remove(call, theme, row);
      closeGaps(call.world, theme.name);
      return { ok: true as const };
    },
  },
});
