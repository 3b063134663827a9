import { deliveryScheduleTexts as words } from "@palier/contract/areas/concierge/delivery-schedule.texts";
import { formatWeekday, type ItemsColumn, ItemsTable, usePrinted } from "@palier/ui";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import type { DeliverySlot } from "./use-week.ts";

const { fields } = words.slot;

const columns: readonly ItemsColumn<DeliverySlot>[] = [
  { name: "time", header: texts.time, cell: ({ from, to }) => texts.times(from, to) },
  { name: "user", header: fields.userName, cell: ({ userName }) => userName },
  { name: "order", header: fields.orderNumber, cell: ({ orderNumber }) => orderNumber },
  { name: "point", header: fields.deliveryPointName, cell: (slot) => slot.deliveryPointName },
  { name: "supplier", header: fields.supplierName, cell: ({ supplierName }) => supplierName ?? "—" },
  { name: "status", header: fields.status, cell: ({ status }) => words.status[status] },
];

/** Paper has neither room for seven columns nor windows to open: who gets what, where and from whom, by day. */
export function PrintedDeliveries({ slots }: { readonly slots: readonly DeliverySlot[] }) {
  if (!usePrinted()) return null;
  const days = [...Map.groupBy(slots, ({ date }) => date)].sort(([a], [b]) => a.localeCompare(b));
  return days.map(([day, ofDay]) => (
    <section key={day} className="schedule-printed">
      <h2>{formatWeekday(day)}</h2>
      <ItemsTable
        label={formatWeekday(day)}
        columns={columns}
        items={ofDay.toSorted((a, b) => a.from.localeCompare(b.from))}
        itemKey={({ id }) => id}
      />
    </section>
  ));
}
