import { contract, routesOf } from "@palier/contract";
import manifest from "../../package.json" with { type: "json" };
import { catalog, columnsOf } from "../world/catalog.ts";

/** Raise when a seed makes other rows (`snapshots.test.ts`): saved changes must not apply to them. */
export const seedEdition = 3;

let known: string | undefined;

/** Release, and fingerprint of routes, columns and seed edition: `0.1.0+3f2a9c1d`. */
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
