/** How much script each address needs before it can be worked with, held against what was agreed (script-sizes.json). */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const file = fileURLToPath(new URL("../script-sizes.json", import.meta.url));

export interface ScriptSizes {
  /** Bytes of minified script by address, as the document names it. */
  readonly addresses: Readonly<Record<string, number>>;
  /** Letters before minification, by package or folder, of all that those addresses need. */
  readonly parts: Readonly<Record<string, number>>;
}

/** An address may need so much more than was agreed before somebody has to look. */
const tolerance = 1.02;

/** @param needed the names of the scripts that each address needs. */
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

/** What is wrong with these sizes, in words: which address needs too much, and which parts grew most. */
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
    "Where it is meant: npm run script-sizes",
  ].join("\n");
}

/** The sizes to agree to: a figure that moved within the tolerance stays, so that a new area adds its own lines alone. */
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

/** Writes the sizes down, or throws where they are more than those that were. */
export function holdSizes(now: ScriptSizes, write: boolean): void {
  const agreed: ScriptSizes = JSON.parse(readFileSync(file, "utf8"));
  if (write) {
    writeFileSync(file, `${JSON.stringify(agreedAnew(agreed, now), null, 2)}\n`);
    return;
  }
  const wrong = whatGrew(agreed, now);
  if (wrong !== undefined) throw new Error(wrong);
}
