import type { alert, incident, order } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import { instantText } from "../calendar.ts";
import { alertTitles } from "../data/alerts.ts";
import { once } from "../lists.ts";
import { drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";
import { requestedAt } from "./requests.ts";

/** Unread alerts per admin. */
const unread = 3;
/** After its record, in seconds. */
const delay = 90;

interface Event {
  readonly isOrder: boolean;
  readonly index: number;
  readonly at: number;
}

/** Alerts of the two demo admins: the newest orders and incidents. */
export function alertSeed(
  town: Town,
  orderAt: (index: number) => RowOf<typeof order>,
  incidentAt: (index: number) => RowOf<typeof incident>,
) {
  const newest = newestEvents(town);
  return drawnTable<FieldsOf<typeof alert>>(town, "alert", (index) => {
    const last = town.counts.alert - 1 - index;
    const events = newest();
    const { isOrder, index: of, at } = events[Math.min(last, events.length - 1)] ?? nothing;
    const row = isOrder ? orderAt(of) : incidentAt(of);
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

const nothing: Event = { isOrder: true, index: 0, at: 0 };

/** Newest first. */
function newestEvents(town: Town): () => readonly Event[] {
  const { counts, orders } = town;
  const incidentAt = requestedAt(town, "incident");
  return once(() => {
    const events: Event[] = [];
    for (let last = 0; last < Math.min(counts.alert, counts.order); last += 1) {
      const index = counts.order - 1 - last;
      events.push({ isOrder: true, index, at: orders.createdAt(index) + delay });
    }
    for (let last = 0; last < Math.min(counts.alert, counts.incident); last += 1) {
      const index = counts.incident - 1 - last;
      events.push({ isOrder: false, index, at: incidentAt(index) + delay });
    }
    return events.sort((one, other) => other.at - one.at);
  });
}
