import type { alert, incident, order } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { hour, instantText } from "../calendar.ts";
import { alertTitles } from "../data/alerts.ts";
import { drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";

/** How many of each admin's alerts nobody has read. */
const unread = 3;

/** What the two demo administrators were alerted to, each alert a little later than the one before: the last ones wait. */
export function alertSeed(
  town: Town,
  orderAt: (index: number) => RowOf<typeof order>,
  incidentAt: (index: number) => RowOf<typeof incident>,
) {
  const { now, counts } = town;
  return drawnTable<FieldsOf<typeof alert>>(town, "alert", (index, random) => {
    const last = counts.alert - 1 - index;
    const isOrder = random.chance(0.6);
    // The newest records, as the alerts are.
    const row = isOrder
      ? orderAt(Math.max(0, counts.order - 1 - last))
      : incidentAt(Math.max(0, counts.incident - 1 - last));
    const at = now - last * 3 * hour - random.int(1, 2) * hour;
    return {
      adminId: 1 + (index % 2),
      at: instantText(at),
      title: isOrder ? alertTitles.order : alertTitles.incident,
      body: "number" in row ? `${row.number}, ${row.userName}` : row.title,
      link: isOrder ? `/admin/concierge/order/${row.id}` : `/admin/incident/edit/${row.id}`,
      read: last >= unread * 2,
    };
  });
}
