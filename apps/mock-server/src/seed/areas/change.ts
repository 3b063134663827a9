import type { building, change, Order, user } from "@palier/contract";
import { buildingTexts } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { day, instantText, secondsOf } from "../calendar.ts";
import { lately } from "../family.ts";
import { officeMoment } from "../office-hours.ts";
import { between, type SeedTable } from "../seeding.ts";
import type { Town } from "../town.ts";
import { orderPast } from "./concierge/order-past.ts";
import { type Past, pastLine } from "./past.ts";
import { userPast } from "./user-past.ts";

const { fields, status: words } = buildingTexts;

interface Recorded {
  readonly buildingAt: (index: number) => RowOf<typeof building>;
  readonly orderAt: (index: number) => Order;
  readonly userAt: (index: number) => RowOf<typeof user>;
}

/** Past changes (A11) of buildings, orders and residents, grouped by record. */
export function changeSeed(
  town: Town,
  { buildingAt, orderAt, userAt }: Recorded,
): SeedTable<RowOf<typeof change>> {
  const pasts =
    town.counts.change === 0
      ? []
      : [buildingPast(town, buildingAt), orderPast(town, lately(orderAt)), userPast(town, lately(userAt))];
  return {
    table: "change",
    count: pasts.reduce((sum, { count }) => sum + count, 0),
    rowAt: (index) => ({ id: index + 1, version: 1, ...lineAt(pasts, index) }),
  };
}

function lineAt(pasts: readonly Past[], index: number) {
  let left = index;
  for (const { count, lineAt } of pasts) {
    if (left < count) return lineAt(left);
    left -= count;
  }
  throw new RangeError(`no past change ${index}`);
}

/** With more buildings than changes, only the first have one. */
function buildingPast(town: Town, buildingAt: Recorded["buildingAt"]): Past {
  const { counts, residents } = town;
  const staff = town.stream("change.admin");
  const draws = town.stream("change");
  return {
    count: Math.min(counts.change, counts.building * 2),
    lineAt: (index) => {
      const row = buildingAt(index >> 1);
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
    },
  };
}
