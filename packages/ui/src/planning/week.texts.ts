import { counted } from "../counted.ts";

/** Of a week’s grid and days. */
export const weekTexts = {
  now: (time: string) => `Maintenant\u00a0: ${time}`,
  hour: "Heure",
  at: (hour: number) => `${hour}\u00a0h`,
  cell: (day: string, hour: string, count: number) =>
    count === 0 ? `${day}, ${hour}` : `${day}, ${hour}\u00a0: ${counted(count, "créneau", "créneaux")}`,
  more: (count: string) => `+ ${count}`,
} as const;
