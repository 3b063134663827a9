/**
 * Functions as an object of a script, each as its own text under its name. Sent so, a function has nothing but what it is
 * given: neither imports nor what stands beside it in its file.
 */
export const sentFunctions = (functions: Readonly<Record<string, (...given: never[]) => unknown>>): string =>
  `{\n${Object.entries(functions)
    .map(([name, sent]) => `${name}: ${sent},\n`)
    .join("")}}`;
