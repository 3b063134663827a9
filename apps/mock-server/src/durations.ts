import type { Latency } from "./worlds/world-host.ts";

const units = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;
const isUnit = (text: string): text is keyof typeof units => text in units;

/** A year. */
const longest = 366 * 24 * units.h;

/** `30m`, `90s`, `500ms`, `2h`, seconds; undefined if malformed. */
export function readDuration(text: string): number | undefined {
  const [, amount = "", unit = "s"] = /^(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)?$/.exec(text) ?? [];
  if (amount === "" || !isUnit(unit)) return undefined;
  const duration = Number(amount) * units[unit];
  return duration <= longest ? duration : undefined;
}

/** `200`, `100-400`; undefined if malformed or above ten minutes. */
export function readLatency(text: string): Latency | undefined {
  const [, least = "", most = least] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (least === "" || Number(most) < Number(least) || Number(most) > 600_000) return undefined;
  return { least: Number(least), most: Number(most) };
}
