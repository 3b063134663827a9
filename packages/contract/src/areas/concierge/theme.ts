import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byFlag } from "../../kit/filter.ts";
import { pathPosition } from "../../kit/paths.ts";
import { pick } from "../../kit/pick.ts";
import { frozenInForm } from "../../kit/states.ts";
import { reorderingNote, seenPlaces } from "../reordering.ts";
import { sectionRoutes } from "./section.ts";
import { themeTexts as texts } from "./theme.texts.ts";

/** Themes (*thèmes*): the catalogue's top level; sections: `section.ts`. Routes: §2; fields: assumed. */
export const theme = entity("theme", texts, () => ({
  name: field.text(),
  color: field.color().nullable(),
  position: field.count(),
  enabled: field.flag(),
  sectionCount: field.count(),
  serviceCount: field.count(),
}));

const at = areaOf("concierge/theme", theme, texts);

export const themeRoutes = at.routes({
  list: at.table("/admin/concierge/theme/ajax-list", { filters: { enabled: byFlag("enabled") } }),
  sort: at.action("/admin/concierge/theme/sort/{themeId}/{position}", {
    record: "themeId",
    params: { position: pathPosition() },
    note: reorderingNote,
    get body() {
      return seenPlaces("theme");
    },
    conflicts: true,
  }),
  ...sectionRoutes,
  search: at.options("/admin/concierge/theme/ajax/search", { text: "name" }),
  ...at.crud("/admin/concierge/theme", {
    kept: { counted: "serviceCount", words: texts.kept },
    values: pick(theme, "name", "color", "position", "enabled"),
    frozen: frozenInForm(["enabled"], texts.frozen),
  }),
  changeEnabled: at.stateChange("/admin/concierge/theme/{id}/enabled", {
    record: "id",
    field: "enabled",
    counted: ["serviceCount"],
    note: "Assumed: residents no longer see a disabled theme; its services, and orders and subscriptions of them, stay.",
  }),
});
