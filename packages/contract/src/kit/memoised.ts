/*
 * What an area declares is built when it is first looked at. A screen's first drawing needs few of the routes that its
 * imports declare, and schemas are the dearest of what a module makes while it is evaluated (docs/decisions/0051).
 */

/** `make`, run at the first call; every later call gives the same thing. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * `object`, each of whose getters runs at its first read. They stay its own and enumerable, so that `Object.entries`
 * finds them, and a copy made by {@link overlaid} answers the very same things. Getters must not use `this`.
 */
export function memoised<T extends object>(object: T): T {
  for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
    if (get === undefined) continue;
    Object.defineProperty(object, key, { get: once(get), enumerable: true, configurable: true });
  }
  return object;
}

/** An object of these names, each member made at its first read. */
export function madeOf<K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  const made: Partial<Record<K, V>> = {};
  for (const name of names) {
    Object.defineProperty(made, name, { get: once(() => make(name)), enumerable: true, configurable: true });
  }
  return made as Record<K, V>;
}

/** `base` with the members of `over` in place of its own; reads none of either, where a spread would read them all. */
export function overlaid<T extends object>(base: T, over: Partial<T>): T {
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(base));
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(memoised(over))) as T;
}
