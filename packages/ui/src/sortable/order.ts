/** `position` from 1, clamped to the ends. */
export function placed(ids: readonly number[], moved: number, position: number): number[] {
  const others = ids.filter((id) => id !== moved);
  return others.toSpliced(Math.min(others.length, Math.max(0, position - 1)), 0, moved);
}

/** From 1: below every other entry whose middle the pointer has passed. */
export const positionAt = (y: number, otherMiddles: readonly number[]): number =>
  1 + otherMiddles.filter((middle) => middle < y).length;
