/** What each address needs before it is usable, against what was agreed (script-sizes.json). */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type AddressSizes,
  type Measured,
  manyNeed,
  type Needed,
  type Script,
  type ScriptSizes,
  type Sizes,
  sizesOf,
} from "./measured-scripts.ts";

const file = fileURLToPath(new URL("../script-sizes.json", import.meta.url));

/** Factor over all that was agreed for an address, whichever of its figures grew. */
const tolerance = 1.02;

type Shared = ScriptSizes["shared"];

const namesIn = (needs: string): string[] => needs.split(" ").filter((name) => name !== "");

const bytesOf = (shared: Shared, name: string): number => shared[name]?.bytes ?? 0;

const totalOf = (shared: Shared, { needs, own }: AddressSizes): number =>
  namesIn(needs).reduce((sum, name) => sum + bytesOf(shared, name), own);

/** By how much each figure of an address moved, the largest move first. Its own has no name. */
function movesOf(agreed: Shared, agreedOwn: number, shared: Shared, { needs, own }: AddressSizes) {
  const moves: { readonly name?: string; readonly by: number }[] = [
    { by: own - agreedOwn },
    ...namesIn(needs).map((name) => ({ name, by: bytesOf(shared, name) - bytesOf(agreed, name) })),
  ];
  return moves.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** Names the addresses, the scripts that they need anew or that grew, and what grew there. */
export function whatGrew(agreed: ScriptSizes, now: Measured): string | undefined {
  const needing: string[] = [];
  const unknown: string[] = [];
  const heavier: string[] = [];
  const causes = new Set<string>();
  for (const [address, is] of Object.entries(now.addresses)) {
    const size = totalOf(now.shared, is);
    const was = agreed.addresses[address];
    if (was === undefined) {
      unknown.push(`  ${address}: ${size}, nothing agreed`);
      continue;
    }
    const asked = namesIn(is.needs).filter((name) => !namesIn(was.needs).includes(name));
    for (const name of asked)
      needing.push(`  ${address} needs ${name} (${bytesOf(now.shared, name)}), through ${is.through[name]}`);
    const before = totalOf(agreed.shared, { ...is, own: was.own });
    if (size <= before * tolerance) continue;
    const more = movesOf(agreed.shared, was.own, now.shared, is).filter(({ by }) => by > 0);
    const figures = more.map(({ name = "its own", by }) => `${name} +${by}`);
    heavier.push(`  ${address}: ${size}, ${before} agreed: ${figures.join(", ")}`);
    const most = more[0]?.name;
    causes.add(
      most === undefined
        ? `  ${address} alone has ${largest(is.parts)}`
        : `  ${most}: ${largest(moreOf(agreed.shared[most]?.parts, now.shared[most]?.parts), "+")}`,
    );
  }
  if (needing.length + unknown.length + heavier.length === 0) return undefined;
  return [
    "More script than was agreed in script-sizes.json:",
    ...[needing, unknown, heavier].flatMap(first),
    ...(causes.size === 0 ? [] : ["In letters before minification:", ...first([...causes])]),
    "Where it is meant: npm run trial -- script-sizes",
  ].join("\n");
}

const first = (lines: readonly string[]): readonly string[] =>
  lines.length > 6 ? [...lines.slice(0, 5), `  and ${lines.length - 5} more`] : lines;

function largest(parts: Sizes, sign = ""): string {
  const sorted = Object.entries(parts).sort(([, a], [, b]) => b - a);
  return sorted
    .slice(0, 5)
    .map(([part, size]) => `${part} ${sign}${size}`)
    .join(", ");
}

const moreOf = (agreed: Sizes = {}, now: Sizes = {}): Sizes =>
  Object.fromEntries(
    Object.entries(now)
      .map(([part, size]) => [part, size - (agreed[part] ?? 0)] as const)
      .filter(([, by]) => by > 0),
  );

/**
 * One line for one cause: of an address beyond the tolerance, the figure that moved most is agreed anew,
 * until none is.
 */
export function agreedAnew(agreed: ScriptSizes, now: Measured): ScriptSizes {
  const shared = mapped(now.shared, (sizes, name) => agreed.shared[name] ?? sizes);
  const owns = mapped(now.addresses, ({ needs, own }, address) => {
    const was = agreed.addresses[address];
    return was?.needs === needs ? was.own : own;
  });
  const ownOf = (address: string): number => owns[address] ?? 0;
  const far = () =>
    Object.entries(now.addresses).find(([address, is]) => {
      const before = totalOf(shared, { ...is, own: ownOf(address) });
      const size = totalOf(now.shared, is);
      return size > before * tolerance || before > size * tolerance;
    });
  for (let moved = far(); moved !== undefined; moved = far()) {
    const [address, is] = moved;
    const { name = "" } = movesOf(shared, ownOf(address), now.shared, is)[0] ?? {};
    const anew = now.shared[name];
    if (anew === undefined) owns[address] = is.own;
    else shared[name] = anew;
  }
  return {
    shared,
    addresses: mapped(now.addresses, ({ needs }, address) => ({ needs, own: ownOf(address) })),
  };
}

const mapped = <T, R>(
  of: Readonly<Record<string, T>>,
  change: (each: T, name: string) => R,
): Record<string, R> =>
  Object.fromEntries(Object.entries(of).map(([name, each]) => [name, change(each, name)]));

/** As JSON, a line per shared script and address. */
export function written({ shared, addresses }: ScriptSizes): string {
  const groups = Object.entries({ shared, addresses }).map(([group, of]) => {
    const lines = Object.entries(of).map(
      ([name, sizes]) => `    "${name}": ${JSON.stringify(sizes, null, 1).replaceAll(/\n\s*/g, " ")}`,
    );
    return `  "${group}": {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${groups.join(",\n")}\n}\n`;
}

/**
 * @param write agrees to the build's sizes
 * @throws Error if they exceed the agreed ones
 */
export function holdSizes(scripts: ReadonlyMap<string, Script>, needed: Needed, write: boolean): void {
  const agreed: ScriptSizes = JSON.parse(readFileSync(file, "utf8"));
  // Only who agrees anew finds out what many need: else a file that one more address needs would fail the build.
  const shared = write ? manyNeed(scripts, needed) : new Set(Object.keys(agreed.shared));
  const now = sizesOf(scripts, needed, shared);
  if (write) {
    writeFileSync(file, written(agreedAnew(agreed, now)));
    return;
  }
  const wrong = whatGrew(agreed, now);
  if (wrong !== undefined) throw new Error(wrong);
}
