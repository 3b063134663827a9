import type { Plugin } from "vite";

/** Where ts-rest's own code begins, behind its copy of zod 3. */
const ownCode = "\nconst isZodType = ";

/**
 * What is left of zod 3 in ts-rest's own code: tests for its schemas, which find none, and schemas of its servers'
 * answers, which nothing here reads.
 */
const standIn = `class ZodError extends Error {}
class ZodObject {}
const z = new Proxy(() => z, { get: () => z });`;

/**
 * Takes the copy of zod 3 out of ts-rest: 14 kB compressed of what its React Query client weighs. The routes' schemas are
 * zod 4's, and answers are checked by our own transport (src/api/client.ts). No option of the bundler does it: the copy
 * is in the same file, and schemas are made of it while the file is evaluated.
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
