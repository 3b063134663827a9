/** So many parts of an amount's `of`, in cents: rounded to the nearest one in integers, so that no float is between. */
export function shareOf(cents: number, parts: number, of: number): number {
  const doubled = 2 * cents * parts + of;
  return (doubled - (doubled % (2 * of))) / (2 * of);
}
