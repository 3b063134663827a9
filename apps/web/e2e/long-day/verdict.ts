/** Whether what was measured each hour is flat, as lines of a table. */
import { type Measured, measures } from "./measure.ts";

interface Verdict {
  readonly name: string;
  /** One figure an hour. */
  readonly hours: readonly number[];
  /** The least of the last three hours, to the least of the three before. */
  readonly ratio: number;
  readonly isFlat: boolean;
}

/** Hours from which a comparison says something: the first warms up, and those compared must not be the same. */
export const leastHours = 7;

/**
 * What grows has left its lowest level by the last hours. A single hour says less: a screen just left may be held until
 * the next one is.
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
