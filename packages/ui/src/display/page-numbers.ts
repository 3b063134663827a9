/** First, last, current and its neighbours, with gaps. */
export function pageNumbers(current: number, pages: number): (number | "gap-before" | "gap-after")[] {
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < pages);
  const lead = (near[0] ?? pages) > 2 ? (["gap-before"] as const) : [];
  const tail = (near.at(-1) ?? 1) < pages - 1 ? (["gap-after"] as const) : [];
  if (pages === 1) return [1];
  return [1, ...(near.length === 0 ? [] : lead), ...near, ...(near.length === 0 ? [] : tail), pages];
}
