import { z } from "zod";
import { entity } from "../../kit/entity.ts";
import { exportOf } from "../../kit/export.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId } from "../../kit/filter.ts";
import { named } from "../../kit/named.ts";
import { show } from "../../kit/show.ts";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import { getIsOurReading } from "./reading.ts";

/** The delivery schedule (*planning de livraison*): a week's slots. Route: §2; everything else: assumed. */
const area = "concierge/delivery-schedule";

/** A time of day in Europe/Paris, `08:30`. */
const time = () => field.mark(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), { kind: "text" });

/** One delivery: `date`, `from` and `to` are local (Europe/Paris); `to` is after `from`. */
export const deliverySlot = entity("deliverySlot", texts.slot, {
  date: field.date(),
  from: time(),
  to: time(),
  deliveryPointId: field.reference("deliveryPoint"),
  deliveryPointName: field.text(),
  supplierId: field.reference("supplier").nullable(),
  supplierName: field.text().nullable(),
  orderId: field.reference("order"),
  orderNumber: field.text(20),
  userId: field.reference("user"),
  userName: field.text(),
  status: field.choice(texts.status),
});
export type DeliverySlot = z.output<typeof deliverySlot.record>;

/** A week as the planner shows it; slots in the order of date, from, id. */
export const deliveryWeek = named(
  "DeliveryWeek",
  z.object({
    weekStart: field.mark(field.date(), { title: texts.week.weekStart, provenance: "spec" }),
    slots: field.mark(field.list(deliverySlot.record, 10_000), {
      title: texts.week.slots,
      provenance: "assumed",
    }),
  }),
);
export type DeliveryWeek = z.output<typeof deliveryWeek>;

const weekNote =
  "weekStart is a Monday (2026-11-16) and optional: without the segment, this week. Another weekday is refused by 422.";

export const deliveryScheduleRoutes = {
  week: show({
    area,
    entity: "deliverySlot",
    path: "/admin/concierge/delivery-schedule/list/{weekStart}",
    provenance: "extension",
    summary: texts.summaries.week,
    note: weekNote,
    answer: deliveryWeek,
    refuses: [422],
  }),
  export: exportOf({
    area,
    entity: "deliverySlot",
    row: deliverySlot.record,
    path: "/admin/concierge/delivery-schedule/list/{weekStart}/export",
    provenance: "spec",
    summary: texts.summaries.export,
    note: `${getIsOurReading} ${weekNote}`,
    filters: {
      supplierId: byId("supplierId", "supplier"),
      deliveryPointId: byId("deliveryPointId", "deliveryPoint"),
      status: byChoice("status", texts.status),
    },
  }),
};

/** True for a date (`2026-11-16`) that is a Monday. */
export function isMonday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
}

/** The Monday of the week that holds `date`: `2026-11-20` → `2026-11-16`. */
export function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
