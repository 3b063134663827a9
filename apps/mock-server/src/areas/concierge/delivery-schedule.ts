import {
  dayAfter,
  deliverySlot,
  isMonday,
  mondayOf,
  parisDay,
  parisInstant,
  deliveryScheduleTexts as texts,
} from "@palier/contract";
import { invalid } from "../../core/refusal.ts";
import { defineArea, dueOf, type Scope } from "../../from-contract/define-area.ts";
import type { World } from "../../world/world.ts";

/** Defaults to the current week in Paris. Undelivered slots become `missed` at their end. */
export const deliveryScheduleArea = defineArea({
  area: "concierge/delivery-schedule",
  copies: [{ to: "deliverySlot", column: "orderNumber", by: "orderId", from: "order", read: "number" }],
  dues: [
    dueOf(deliverySlot, {
      where: [{ column: "status", op: "eq", value: "planned" }],
      by: ["date", "to"],
      at: ({ date, to }) => parisInstant(`${date}T${to}`),
      // Slots have neither form nor history.
      pass: ({ id }, world) => world.table(deliverySlot).patch(id, { status: "missed" }),
    }),
  ],
  scopes: {
    "deliverySchedule.export": ({ world, params }) => {
      const weekStart = weekOf(world, params.weekStart);
      return { ...slotsOf(weekStart), of: texts.fileOf(weekStart) };
    },
  },
  handlers: {
    "deliverySchedule.week": ({ world, params }) => {
      const weekStart = weekOf(world, params.weekStart);
      return {
        weekStart,
        slots: [...world.table(deliverySlot).rows({ ...slotsOf(weekStart), length: mostSlots })],
      };
    },
  },
});

/** The contract's, per week; the export has none. */
const mostSlots = 10_000;

/** Throws 422 unless it is a Monday. */
function weekOf(world: World, weekStart: string | undefined): string {
  if (weekStart === undefined) return mondayOf(parisDay(world.clock.now()));
  if (!isMonday(weekStart)) throw invalid([{ path: "weekStart", message: texts.notMonday }]);
  return weekStart;
}

function slotsOf(weekStart: string) {
  return {
    where: [
      { column: "date", op: "gte", value: weekStart },
      { column: "date", op: "lte", value: dayAfter(weekStart, 6) },
    ],
    order: [
      { column: "date", dir: "asc" },
      { column: "from", dir: "asc" },
    ],
  } as const satisfies Scope;
}
