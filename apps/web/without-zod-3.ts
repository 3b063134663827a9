import type { Plugin } from "vite";

/** Where ts-rest's own code begins, after its copy of zod 3. */
const ownCode = "\nconst isZodType = ";

/**
 * What ts-rest's own code still uses of zod 3: checks for its schemas, which find none, and its servers'
 * answer schemas, which nothing here reads.
 */
const standIn = `class ZodError extends Error {}
class ZodObject {}
const z = new Proxy(() => z, { get: () => z });`;

/**
 * Removes the copy of zod 3 from ts-rest (14 kB compressed): the routes' schemas are zod 4's, and our
 * transport checks answers (src/api/client.ts). No bundler option does it, as the copy is in the same file,
 * whose evaluation creates schemas with it.
 */
export function withoutZod3(): Plugin {
  return {
    name: "palier:without-zod-3",
    apply: "build",
    transform: {
      filter: { id: /@ts-rest\/core\/index\.esm\.mjs$/ },
      handler(code) {
        const start = code.indexOf(ownCode);
        if (start === -1) throw new Error("@ts-rest/core no longer begins with a copy of zod 3");
        return { code: standIn + code.slice(start), map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.code.includes("ZodFirstPartyTypeKind"))
          this.error(`${file.fileName} carries a copy of zod 3`);
      }
    },
  };
}
