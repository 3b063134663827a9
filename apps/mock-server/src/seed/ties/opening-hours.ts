import type { Stream } from "../../core/random.ts";
import { day, hour, parisAhead } from "../calendar.ts";
import { openingHours } from "../data/orders.ts";

export interface OpeningHours {
  /** From 0, a Monday. */
  readonly days: { readonly first: number; readonly last: number };
  /** Half-hours of the day in Paris. */
  readonly from: number;
  readonly to: number;
}

/** In half-hours. */
const length = 3;

const known = new Map<string, OpeningHours>(
  openingHours.map(([text = "", ...numbers]) => {
    const [first = 0, last = 6, from = 0, to = 48] = numbers.map(Number);
    return [text, { days: { first, last }, from, to }];
  }),
);

export function equipmentOf(draws: Stream) {
  const equipment = (index: number) => {
    const random = draws.at(index);
    return {
      openingHours: random.chance(0.8) ? (random.pick(openingHours)[0] ?? null) : null,
      capacity: random.chance(0.85) ? random.int(4, 60) : null,
      enabled: random.chance(0.92),
    };
  };
  return {
    equipment,
    /** Undefined if unspecified. */
    hours: (index: number): OpeningHours | undefined => known.get(equipment(index).openingHours ?? ""),
  };
}

/** The nearest open half-hour of that day, or of the next open one. */
export function fitInto(hours: OpeningHours | undefined, at: number): number {
  if (hours === undefined) return at;
  const local = at + parisAhead(at);
  let midnight = local - (local % day);
  while (!isOpenOn(hours, midnight)) midnight += day;
  const halfHour = ((local % day) * 2) / hour;
  const fitting = Math.max(hours.from, Math.min(halfHour, hours.to - length));
  return midnight + (fitting * hour) / 2 - parisAhead(midnight + 12 * hour);
}

/** Never on Sunday. 1970-01-01 was a Thursday. */
function isOpenOn({ days }: OpeningHours, midnight: number): boolean {
  const weekday = (Math.floor(midnight / day) + 3) % 7;
  return weekday >= days.first && weekday <= days.last && weekday !== 6;
}
