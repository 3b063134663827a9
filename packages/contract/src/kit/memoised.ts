/* Built on first access: a first render needs few of the imported routes, and schemas dominate a module's
   evaluation time (docs/decisions/0064). */

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Memoises getters, which stay own and enumerable: `Object.entries` finds them, copies by {@link overlaid}
 * share values. Getters must not use `this`.
 */
export function memoised<T extends object>(object: T): T {
  for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
    if (get === undefined) continue;
    Object.defineProperty(object, key, { get: once(get), enumerable: true, configurable: true });
  }
  return object;
}

/** Each value is made on first read. */
export function madeOf<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  const made: Partial<Record<K, V>> = {};
  for (const name of names) {
    Object.defineProperty(made, name, { get: once(() => make(name)), enumerable: true, configurable: true });
  }
  return made as Record<K, V>;
}

/** `base` with `over`'s members; unlike a spread, runs no getters. */
export function overlaid<T extends object>(base: T, over: Partial<T>): T {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(base));
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(memoised(over))) as T;
}
