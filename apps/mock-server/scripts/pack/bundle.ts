import { build } from "vite";
import { here } from "./places.ts";

/** Polyfills for Node 20. */
const forNode20 = `Map.groupBy ??= (items, keyOf) => {
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
  let resolve, reject;
  const promise = new Promise((done, failed) => { resolve = done; reject = failed; });
  return { promise, resolve, reject };
};
`;

export async function bundle(input: Readonly<Record<string, string>>, outDir: string): Promise<void> {
  await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, external: ["msw", "@playwright/test"] },
    build: {
      ssr: true,
      target: "node20",
      outDir,
      minify: false,
      rolldownOptions: {
        input: { ...input },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          intro: forNode20,
        },
      },
    },
  });
}
