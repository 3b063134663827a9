import type { Plugin } from "vite";

/** Where each schema kind gets its JSON Schema writer. */
const processors = /^ *inst\._zod\.processJSONSchema = .*;$/gm;
const methods =
  'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";';
const standIn =
  "const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => undefined;";

/** Removes zod's JSON Schema writers: only the OpenAPI document needs them, and no browser makes it. */
export function withoutJsonSchema(): Plugin {
  return {
    name: "palier:without-json-schema",
    apply: "build",
    transform: {
      filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        if (!code.includes(methods)) throw new Error("zod makes JSON Schema in another way now");
        return { code: code.replace(methods, standIn).replace(processors, ""), map: null };
      },
    },
  };
}
