import { section, type service } from "@palier/contract";
import type { Call } from "../../from-contract/call.ts";
import { formChoices } from "../../from-contract/form-choices.ts";
import type { RowOf } from "../../world/catalog.ts";
import { siblings } from "./section-tree.ts";

/** A new service's section choices follow once a theme is chosen. */
export function serviceChoices({ world, route: { meta } }: Call, record: RowOf<typeof service> | undefined) {
  const all = meta.kind === "form" ? formChoices(world, meta, record) : {};
  const { supplierId = [], themeId = [], unit = [] } = all;
  const under = (parentId: number | null) => {
    if (record === undefined) return [];
    const rows = world.table(section).rows({
      where: siblings(record.themeId, parentId),
      order: [{ column: "position", dir: "asc" }],
    });
    return [...rows].map(({ id, name }) => ({ id, text: name }));
  };
  const subsectionId = record === undefined ? [] : under(record.sectionId);
  return { supplierId, themeId, unit, sectionId: under(null), subsectionId };
}
