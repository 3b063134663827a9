import { specLines } from "./spec-lines.ts";

/** `spec/routes.tsv` as a module for browsers; a test compares the two. */
export function specOperationsText(): string {
  const lines = specLines().map(
    ({ method, methodIsOurs, path }) => `  "${method}${methodIsOurs ? "?" : ""} ${path}",`,
  );
  return `/** Made from spec/routes.tsv by \`node scripts/spec-operations.ts\`; \`GET?\`: the method is our reading. */
export const specOperations = [
${lines.join("\n")}
] as const;
`;
}
