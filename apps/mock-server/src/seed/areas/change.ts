import type { building, change } from "@palier/contract";
import { buildingTexts } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { changeSummary } from "../../world/history.texts.ts";
import { day, instantText, secondsOf } from "../calendar.ts";
import { between, type SeedTable } from "../seeding.ts";
import type { Town } from "../town.ts";

const { fields, status: words } = buildingTexts;

/**
 * Past changes (A11): each building's creation, then how it got its present status or number of lots. With more buildings
 * than changes, the first ones alone have a past.
 */
export function changeSeed(
  town: Town,
  buildingAt: (index: number) => RowOf<typeof building>,
): SeedTable<RowOf<typeof change>> {
  const { counts, residents } = town;
  const staff = town.stream("change.admin");
  const draws = town.stream("change");
  return {
    table: "change",
    count: Math.min(counts.change, counts.building * 2),
    rowAt: (index) => {
      const row = buildingAt(index >> 1);
      const created = secondsOf(row.createdAt);
      const random = draws.at(index);
      const first = index % 2 === 0;
      const from = row.status === "draft" ? `${row.lotCount + random.int(1, 9)}` : words.draft;
      const update =
        row.status === "draft"
          ? { field: "lotCount", label: fields.lotCount, from, to: `${row.lotCount}` }
          : { field: "status", label: fields.status, from, to: words[row.status] };
      return {
        id: index + 1,
        version: 1,
        at: instantText(first ? created : between(created, Math.min(created + 20 * day, town.now), random)),
        byAdmin: residents.adminName(residents.anyAdmin(staff, index)),
        event: first ? "created" : "updated",
        entity: "building",
        recordId: row.id,
        changes: first ? [] : [update],
        summary: changeSummary(first ? "created" : "updated", row.name, first ? [] : [update.label]),
      };
    },
  };
}
