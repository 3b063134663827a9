/** `cents` × `parts` / `of`, rounded in integers, without floats. */
export function shareOf(cents: number, parts: number, of: number): number {
  const doubled = 2 * cents * parts + of;
  return (doubled - (doubled % (2 * of))) / (2 * of);
}
