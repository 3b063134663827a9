import { dayAfter } from "@palier/contract/kit/paris-time";
import type { IconType } from "../icons.ts";
import type { Tone } from "../tone.ts";

/** Day and times are local, `2026-11-16` and `08:30`. */
export interface WeekSlot {
  key: string | number;
  date: string;
  from: string;
  to: string;
  /** Who is served. */
  title: string;
  /** What it is about: the order's number. */
  reference?: string | undefined;
  /** By whom and where: the most telling first. */
  details?: readonly string[] | undefined;
  tone: Tone;
  /** The state by shape, not colour alone (RGAA 3.1); also in the legend. */
  icon: IconType;
  /** For screen readers. */
  state: string;
}

export interface WeekCell {
  readonly day: string;
  readonly hour: number;
  readonly slots: readonly WeekSlot[];
}

/** Always shown; slots outside add theirs. */
const workday = { first: 8, last: 19 } as const;

export const isInHour = (hour: number, now: string | undefined): boolean =>
  now !== undefined && Number(now.slice(0, 2)) === hour;

export const minuteOf = (now: string): number => Number(now.slice(3, 5));

export function daysOf(weekStart: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => dayAfter(weekStart, index));
}

/** The chosen day if it is of this week, else today, else the Monday. */
export const shownDay = (weekStart: string, chosen: string | undefined, today: string | undefined): string =>
  [chosen, today].find((day) => day !== undefined && daysOf(weekStart).includes(day)) ?? weekStart;

const hourOf = ({ from }: WeekSlot): number => Number(from.slice(0, 2));

/** Rows of hours with a cell per day, built in one pass over the slots. */
export function cellsOf(weekStart: string, slots: readonly WeekSlot[]): readonly (readonly WeekCell[])[] {
  const days = daysOf(weekStart);
  const groups = Map.groupBy(slots, (slot) => `${slot.date} ${hourOf(slot)}`);
  const hours = slots.map(hourOf);
  const first = hours.reduce((least, hour) => Math.min(least, hour), workday.first);
  const last = hours.reduce((most, hour) => Math.max(most, hour), workday.last);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    return days.map((day) => ({ day, hour, slots: groups.get(`${day} ${hour}`) ?? [] }));
  });
}
