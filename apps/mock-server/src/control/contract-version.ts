import { contract, routesOf } from "@palier/contract";
import manifest from "../../package.json" with { type: "json" };
import { catalog, columnsOf } from "../world/catalog.ts";

/**
 * Raised when the same seed makes other rows than before: what was saved over the former ones would stand over strangers.
 * `snapshots.test.ts` asks for it.
 */
export const seedEdition = 2;

let known: string | undefined;

/**
 * What a saved world has to fit, as its snapshot names it: the release, and a fingerprint of routes, columns and the seed's
 * edition (`0.1.0+3f2a9c1d`).
 */
export function contractVersion(): string {
  known ??= `${manifest.version}+${fingerprint()}`;
  return known;
}

function fingerprint(): string {
  const routes = routesOf(contract).map(({ name, method, template }) => `${name} ${method} ${template}`);
  const columns = Array.from(catalog, ([name, entity]) =>
    [name, ...columnsOf(entity).map((column) => `${column.name}:${column.kind}`)].join(" "),
  );
  let hash = 0x811c9dc5;
  for (const letter of [...routes, ...columns, `seed ${seedEdition}`].join("\n")) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
