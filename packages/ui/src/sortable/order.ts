/** The ids with one of them at a position, counted from 1; a position past either end means that end. */
export function placed(ids: readonly number[], moved: number, position: number): number[] {
  const others = ids.filter((id) => id !== moved);
  others.splice(Math.min(others.length, Math.max(0, position - 1)), 0, moved);
  return others;
}
