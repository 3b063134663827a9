/** The script each address needs before it is usable, against the agreed sizes (script-sizes.json). */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const file = fileURLToPath(new URL("../script-sizes.json", import.meta.url));

export interface ScriptSizes {
  /** Minified bytes; addresses as the document names them. */
  readonly addresses: Readonly<Record<string, number>>;
  /** Characters before minification, by package or folder. */
  readonly parts: Readonly<Record<string, number>>;
}

/** Factor over the agreed size. */
const tolerance = 1.02;

/** @param needed script names by address */
export function sizesOf(
  bundle: Rolldown.OutputBundle,
  needed: Readonly<Record<string, readonly string[]>>,
): ScriptSizes {
  const chunk = (name: string): Rolldown.OutputChunk => {
    const found = bundle[name];
    if (found?.type !== "chunk") throw new Error(`${name} is no script of the build`);
    return found;
  };
  const bytes = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + Buffer.byteLength(chunk(name).code), 0);
  const parts: Record<string, number> = {};
  for (const name of new Set(Object.values(needed).flat()))
    for (const [module, { renderedLength }] of Object.entries(chunk(name).modules)) {
      const part = partOf(module);
      parts[part] = (parts[part] ?? 0) + renderedLength;
    }
  const addresses = Object.entries(needed).map(([address, names]) => [address, bytes(names)] as const);
  return { addresses: inOrder(addresses), parts: inOrder(Object.entries(parts)) };
}

const inOrder = (sizes: readonly (readonly [string, number])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(sizes.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** `.../node_modules/zod/v4/core.js` → zod; `.../packages/ui/src/table/light/row.tsx` → packages/ui/src/table. */
function partOf(module: string): string {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (dependency !== undefined) return dependency;
  return /(?:apps|packages)\/[^/]+\/src\/[^/]+/.exec(module)?.[0] ?? "the build's own";
}

/** The addresses, and the parts that grew most. */
export function whatGrew(agreed: ScriptSizes, now: ScriptSizes): string | undefined {
  const heavier = Object.entries(now.addresses).filter(
    ([address, bytes]) => bytes > (agreed.addresses[address] ?? 0) * tolerance,
  );
  if (heavier.length === 0) return undefined;
  const grown = Object.entries(now.parts)
    .map(([part, bytes]) => ({ part, more: bytes - (agreed.parts[part] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  return [
    "More script than was agreed in script-sizes.json:",
    ...heavier
      .slice(0, 5)
      .map(([address, bytes]) => `  ${address}: ${bytes}, ${agreed.addresses[address] ?? 0} agreed`),
    ...(heavier.length > 5 ? [`  and ${heavier.length - 5} more`] : []),
    "What grew, in letters before minification:",
    ...grown.slice(0, 8).map(({ part, more }) => `  ${part}: +${more}`),
    "Where it is meant: npm run trial -- script-sizes",
  ].join("\n");
}

/** Figures within the tolerance stay, so that a new area adds only its own lines. */
export function agreedAnew(agreed: ScriptSizes, now: ScriptSizes): ScriptSizes {
  const settled = (old: Readonly<Record<string, number>>, sizes: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => {
        const before = old[name] ?? 0;
        return [name, size <= before * tolerance && size * tolerance >= before ? before : size];
      }),
    );
  return {
    addresses: settled(agreed.addresses, now.addresses),
    parts: settled(agreed.parts, now.parts),
  };
}

/** @throws Error if sizes exceed the agreed ones */
export function holdSizes(now: ScriptSizes, write: boolean): void {
  const agreed: ScriptSizes = JSON.parse(readFileSync(file, "utf8"));
  if (write) {
    writeFileSync(file, `${JSON.stringify(agreedAnew(agreed, now), null, 2)}\n`);
    return;
  }
  const wrong = whatGrew(agreed, now);
  if (wrong !== undefined) throw new Error(wrong);
}
