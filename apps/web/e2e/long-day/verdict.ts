import { type Measured, measures } from "./measure.ts";

interface Verdict {
  readonly name: string;
  /** By hour. */
  readonly hours: readonly number[];
  /** The least of the last three hours, divided by the least of the three before. */
  readonly ratio: number;
  readonly isFlat: boolean;
}

/** The first hour is warm-up, and the compared hours must differ. */
export const leastHours = 7;

/**
 * What grows has left its lowest level by the last hours. A single hour says less: a screen just left may be
 * kept until the next one is.
 */
export function verdicts(hours: readonly Measured[]): readonly Verdict[] {
  return measures.map(({ name, atMost, spare }) => {
    const figures = hours.map((hour) => hour[name]);
    const before = Math.min(...figures.slice(-6, -3));
    const last = Math.min(...figures.slice(-3));
    const ratio = before === 0 && last === 0 ? 1 : last / before;
    return { name, hours: figures, ratio, isFlat: last <= before * atMost + spare };
  });
}
