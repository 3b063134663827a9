/** The ids with one of them at another place; `position` counts from 1, and past either end means there. */
export function withMoved<Id>(ids: readonly Id[], id: Id, position: number): readonly Id[] {
  const others = ids.filter((each) => each !== id);
  if (others.length === ids.length) return ids;
  const at = Math.min(Math.max(position - 1, 0), others.length);
  return others.toSpliced(at, 0, id);
}

/** The place that a pointer asks for, from 1: below every other line whose middle it has passed. */
export const positionAt = (y: number, otherMiddles: readonly number[]): number =>
  1 + otherMiddles.filter((middle) => middle < y).length;
