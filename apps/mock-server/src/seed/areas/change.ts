import type { building, change, Order, user } from "@palier/contract";
import { buildingTexts } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { day, instantText, secondsOf } from "../calendar.ts";
import { times } from "../lists.ts";
import { officeMoment } from "../office-hours.ts";
import { between, rowIn, type SeedTable, seedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { orderPast } from "./concierge/order-past.ts";
import { type Past, pastLine } from "./past.ts";
import { userPast } from "./user-past.ts";

const { fields, status: words } = buildingTexts;

interface Recorded {
  readonly buildings: SeedTable<RowOf<typeof building>>;
  readonly orders: SeedTable<Order>;
  readonly users: SeedTable<RowOf<typeof user>>;
}

/** Past changes (A11) of buildings, orders and residents, grouped by record. */
export function changeSeed(
  town: Town,
  { buildings, orders, users }: Recorded,
): SeedTable<RowOf<typeof change>> {
  const pasts =
    town.counts.change === 0
      ? []
      : [buildingPast(town, buildings), orderPast(town, orders), userPast(town, users)];
  const count = pasts.reduce((sum, past) => sum + past.count, 0);
  return seedTable("change", count, () => pasts.flatMap(({ lines }) => lines()));
}

/** With more buildings than changes, only the first have one. */
function buildingPast(town: Town, buildings: Recorded["buildings"]): Past {
  const { counts, residents } = town;
  const staff = town.stream("change.admin");
  const draws = town.stream("change");
  const rowAt = rowIn(buildings);
  const lineAt = (index: number) => {
    const row = rowAt(index >> 1);
    const created = secondsOf(row.createdAt);
    const random = draws.at(index);
    const first = index % 2 === 0;
    const from = row.status === "draft" ? `${row.lotCount + random.int(1, 9)}` : words.draft;
    const update =
      row.status === "draft"
        ? { field: "lotCount", label: fields.lotCount, from, to: `${row.lotCount}` }
        : { field: "status", label: fields.status, from, to: words[row.status] };
    const drawn = between(created, Math.min(created + 20 * day, town.now), random);
    const at = first ? created : officeMoment(drawn, { from: created, to: town.now });
    return pastLine({
      entity: "building",
      recordId: row.id,
      name: row.name,
      at: instantText(at),
      byAdmin: residents.adminName(residents.anyAdmin(staff, index)),
      ...(first ? {} : { changes: [update] }),
    });
  };
  const count = Math.min(counts.change, counts.building * 2);
  return { count, lines: () => times(count, lineAt) };
}
