import type { Condition } from "../store/query.ts";
import type { AnyRow, EntityLike, RowOf } from "./catalog.ts";

/**
 * Changes that time alone triggers: a quotation expires, news is published. They depend only on stored rows, so
 * moving the clock by a year equals 365 moves of a day.
 */
export interface DueIn<World, E extends EntityLike = EntityLike> {
  readonly entity: E;
  /** Records that may become due. */
  readonly where: readonly Condition<AnyRow>[];
  /** Columns by which they become due; without them each update reads all waiting records. */
  readonly by?: readonly (keyof RowOf<E> & string)[];
  /** A waiting record's due time in epoch ms; must increase with the columns of `by`. */
  at(row: RowOf<E>, world: World): number;
  /**
   * Changes a due record, while the clock shows its due time. Afterwards it must not wait, or for a later time.
   * Repetitions without a trace (billings) may advance to `until` in one step.
   */
  pass(row: RowOf<E>, world: World, until: number): void;
}

/** A world's known due times, so that a call with nothing due costs one comparison. */
export class Timetable {
  /** Nothing is due before this epoch ms; in the past if unknown. */
  dueAt = Number.NEGATIVE_INFINITY;
  /** Next due time per entry; absent until computed. */
  readonly next = new Map<object, number>();

  /** Must be called when a table of these entries changed. */
  forget(entries: readonly object[]): void {
    for (const entry of entries) this.next.delete(entry);
    this.dueAt = Number.NEGATIVE_INFINITY;
  }
}
