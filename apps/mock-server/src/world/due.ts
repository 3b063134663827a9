import type { Condition } from "../store/query.ts";
import type { AnyRow, EntityLike, RowOf } from "./catalog.ts";

/**
 * Changes that time alone triggers (a quotation expires). They depend only on stored rows: moving the clock
 * by a year equals 365 moves of a day.
 */
export interface DueIn<World, E extends EntityLike = EntityLike> {
  readonly entity: E;
  readonly where: readonly Condition<AnyRow>[];
  /** Columns of the due time; without them each update reads all waiting records. */
  readonly by?: readonly (keyof RowOf<E> & string)[];
  /** Epoch ms; must increase with the columns of `by`. */
  at(row: RowOf<E>, world: World): number;
  /**
   * Runs while the clock shows the due time; then the record must wait for a later time, or not wait.
   * Repetitions without a trace (billings) may advance to `until` at once.
   */
  pass(row: RowOf<E>, world: World, until: number): void;
}

/** Known due times: a call with nothing due costs one comparison. */
export class Timetable {
  /** Epoch ms; in the past if unknown. */
  dueAt = Number.NEGATIVE_INFINITY;
  /** Absent until computed. */
  readonly next = new Map<object, number>();

  /** When a table of these entries changed. */
  forget(entries: readonly object[]): void {
    for (const entry of entries) this.next.delete(entry);
    this.dueAt = Number.NEGATIVE_INFINITY;
  }
}
