import type { Condition } from "../store/query.ts";
import type { AnyRow, EntityLike, RowOf } from "./catalog.ts";

/**
 * What becomes due of an entity's records by the passing of time alone: a quotation expires, a news item is published.
 * Everything follows from stored rows, so that a clock moved by a year at once leads where 365 moves of a day lead.
 */
export interface DueIn<World, E extends EntityLike = EntityLike> {
  readonly entity: E;
  /** The records that wait for their time. */
  readonly where: readonly Condition<AnyRow>[];
  /** Columns in whose order they become due; if left out, each update looks at every record that waits. */
  readonly by?: readonly (keyof RowOf<E> & string)[];
  /** When a waiting record is due, in milliseconds since 1970; it must grow with the columns of `by`. */
  at(row: RowOf<E>, world: World): number;
  /**
   * Changes a record that is due, while the world's clock shows when it was. Afterwards the record must wait no more, or
   * for a later time. What happens again and again and leaves no trace (a billing) may go on to `until` in one step.
   */
  pass(row: RowOf<E>, world: World, until: number): void;
}

/** What a world remembers of its own future, so that a call costs one comparison while nothing is due. */
export class Timetable {
  /** Nothing is due before this time, in milliseconds since 1970; it lies in the past while that is not known. */
  dueAt = Number.NEGATIVE_INFINITY;
  /** When the next record of each due entry is due, as far as it is known. */
  readonly next = new Map<object, number>();

  /** Must be called when a table changed that these entries are about. */
  forget(entries: readonly object[]): void {
    for (const entry of entries) this.next.delete(entry);
    this.dueAt = Number.NEGATIVE_INFINITY;
  }
}
