import { z } from "zod";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { byChoice, byId, byIdOrNone } from "../../kit/filter.ts";
import { named } from "../../kit/named.ts";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";

/** The delivery schedule (*planning de livraison*). Route: §2; the rest: assumed. */

/** Europe/Paris: `08:30`. */
const time = () => field.mark(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), { kind: "text" });

/** Local times (Europe/Paris); `to` is after `from`. */
export const deliverySlot = entity("deliverySlot", texts.slot, () => ({
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
}));
export type DeliverySlot = z.output<typeof deliverySlot.record>;

/** A week's slots, ordered by date, from, id. */
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

const at = areaOf("concierge/delivery-schedule", deliverySlot, texts);
const params = { weekStart: field.date().optional() };
const note =
  "weekStart is a Monday (2026-11-16) and optional: without the segment, this week. Another weekday is refused by 422.";

export const deliveryScheduleRoutes = at.routes({
  week: at.show("/admin/concierge/delivery-schedule/list/{weekStart}", {
    params,
    note,
    answer: deliveryWeek,
    refuses: [422],
  }),
  export: at.exportRows("/admin/concierge/delivery-schedule/list/{weekStart}/export", {
    params,
    note,
    refuses: [422],
    filters: {
      supplierId: byIdOrNone("supplierId", "supplier"),
      deliveryPointId: byId("deliveryPointId", "deliveryPoint"),
      status: byChoice("status", texts.status),
    },
  }),
});
