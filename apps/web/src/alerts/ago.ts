import { formatDateTime } from "@palier/ui";
import { alertsTexts as texts } from "./alerts.texts.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** « il y a 5 min »; date and time after a day, and as long as the server's time is unknown. */
export function agoText(at: string, now: number | undefined): string {
  const age = (now ?? Number.NaN) - Date.parse(at);
  if (Number.isNaN(age) || age < -minute || age >= day) return formatDateTime(at);
  if (age < minute) return texts.justNow;
  const words = new Intl.RelativeTimeFormat("fr", { style: "short" });
  return age < hour
    ? words.format(-Math.floor(age / minute), "minute")
    : words.format(-Math.floor(age / hour), "hour");
}
