/** Polyfills for Node 20. */
export const forNode20 = `Map.groupBy ??= (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
Promise.withResolvers ??= () => {
  let [resolve, reject] = [];
  const promise = new Promise((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
};
URL.parse ??= (text, base) => (URL.canParse(text, base) ? new URL(text, base) : null);
`;
