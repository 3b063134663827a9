/**
 * Creates a value on first use. For `Intl` objects, which load a locale's data: one takes longer than
 * evaluating all other modules of a list.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
