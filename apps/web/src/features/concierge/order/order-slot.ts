import { mondayOf, parisLocal } from "@palier/contract/kit/paris-time";
import type { FactDefinition } from "#records/record-facts.tsx";

const planner = "/admin/concierge/delivery-schedule";

/** Links to the week with the hour open and the order marked. Without a delivery point there is no slot. */
export const deliveryFact: FactDefinition = {
  href: ({ id, deliveryAt, deliveryPointId }) => {
    if (typeof deliveryAt !== "string" || typeof deliveryPointId !== "number") return undefined;
    const [day = "", time = ""] = parisLocal(Date.parse(deliveryAt)).split("T");
    return `${planner}?week=${mondayOf(day)}&hour=${day}T${time.slice(0, 2)}&order=${String(id)}`;
  },
};
