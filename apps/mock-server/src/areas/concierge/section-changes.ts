import { section, theme, themeTexts } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import type { FieldChange } from "../../world/history.ts";
import { place } from "../../world/positions.ts";
import { need, save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import { sectionsOf } from "./section-tree.ts";

type Theme = RowOf<typeof theme>;

/** Raises the version that guards the whole tree. */
function noteInTheme(actor: Actor, themeId: number, change: Omit<FieldChange, "field">): Theme {
  return save(actor, theme, need(actor, theme, themeId), {}, [{ field: "sections", ...change }]);
}

/** `from` null: added; `to` null: removed. */
export const tellSection = (actor: Actor, themeId: number, from: string | null, to: string | null): Theme =>
  noteInTheme(actor, themeId, { label: themeTexts.section.singular, from, to });

export function sortSections(actor: Actor, themeId: number, sectionIds: readonly number[]): void {
  const names = () =>
    sectionsOf(actor.world, themeId)
      .map(({ name }) => name)
      .join(", ");
  const from = names();
  const rows = sectionIds.map((id) => need(actor, section, id));
  for (const [, group] of Map.groupBy(rows, ({ parentSectionId }) => parentSectionId)) {
    place(actor.world, section.name, group);
  }
  const to = names();
  if (from !== to) noteInTheme(actor, themeId, { label: themeTexts.tree.sections, from, to });
}
