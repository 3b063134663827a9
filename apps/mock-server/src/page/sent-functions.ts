/**
 * Serializes functions into a script, by name. They must be self-contained: everything comes as arguments,
 * without imports or file scope.
 */
export const sentFunctions = (functions: Readonly<Record<string, (...given: never[]) => unknown>>): string =>
  `{\n${Object.entries(functions)
    .map(([name, sent]) => `${name}: ${sent},\n`)
    .join("")}}`;
