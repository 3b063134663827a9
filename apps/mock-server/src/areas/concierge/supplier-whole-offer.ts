import { type SupplierOffer, service, type supplier, theme } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { isOffered, offeredRows } from "../../world/offered.ts";
import type { World } from "../../world/world.ts";

/** Counts by theme. */
export function wholeOfferOf(world: World, of: RowOf<typeof supplier>): SupplierOffer {
  const services = world.table(service);
  const rows = of.serviceIds.flatMap((id) => services.get(id) ?? []);
  const byTheme = Map.groupBy(rows, ({ themeId }) => themeId);
  const open = offeredRows(world, service.name);
  const themes = [...world.table(theme).rows({ order: [{ column: "position", dir: "asc" }] })];
  return {
    version: of.version,
    supplierId: of.id,
    themes: themes.map(({ id, name }) => {
      const offered = byTheme.get(id) ?? [];
      const closed = offered.filter((row) => !isOffered(world, service.name, row));
      const mayBe = services.count({ where: [{ column: "themeId", op: "eq", value: id }, ...open] });
      return {
        themeId: id,
        themeName: name,
        serviceCount: mayBe + closed.length,
        offeredCount: offered.length,
      };
    }),
    namedServiceIds: rows.filter(({ supplierId }) => supplierId === of.id).map(({ id }) => id),
  };
}
