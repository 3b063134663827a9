/** Serializes functions into a script. They must be self-contained: no imports, no file scope. */
export const sentFunctions = (functions: Readonly<Record<string, (...given: never[]) => unknown>>): string =>
  `{\n${Object.entries(functions)
    .map(([name, sent]) => `${name}: ${sent},\n`)
    .join("")}}`;
