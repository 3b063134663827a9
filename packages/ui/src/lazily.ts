/** For `Intl` objects: loading a locale's data takes longer than evaluating a list's other modules. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
