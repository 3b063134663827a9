import { PlanningIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { deliveryScheduleAreaTexts as texts } from "./delivery-schedule.area.texts.ts";

export const deliveryScheduleArea = area({
  name: "concierge/delivery-schedule",
  texts,
  menu: { group: "concierge", icon: PlanningIcon, order: 8, letter: "p" },
  screen: async () => ({ Screen: (await import("./delivery-schedule-screen.tsx")).DeliveryScheduleScreen }),
});
