/**
 * What `make` makes, when it is first asked for. For `Intl`, whose objects read a locale's whole data: one of them takes
 * longer than all other modules of a list take to be evaluated, and all together longer than the document's script may.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
