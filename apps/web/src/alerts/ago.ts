import { formatDateTime } from "@palier/ui";
import { alertsTexts as texts } from "./alerts.texts.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** « il y a 5 min »; date and time after a day, or if this clock is behind. */
export function agoText(at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < -minute || age >= day) return formatDateTime(at);
  if (age < minute) return texts.justNow;
  const words = new Intl.RelativeTimeFormat("fr", { style: "short" });
  return age < hour
    ? words.format(-Math.floor(age / minute), "minute")
    : words.format(-Math.floor(age / hour), "hour");
}
