/** What a build's scripts weigh, by address. */

export type Sizes = Readonly<Record<string, number>>;

export interface AddressSizes {
  /** Names of shared scripts, with blanks between them. */
  readonly needs: string;
  /** Minified bytes of all others. */
  readonly own: number;
}

interface SharedSizes {
  /** Minified. */
  readonly bytes: number;
  /** Characters before minification, of its large packages and folders: says what grew. */
  readonly parts: Sizes;
}

export interface ScriptSizes {
  /** Scripts that many addresses need, by name. */
  readonly shared: Readonly<Record<string, SharedSizes>>;
  /** Addresses as the document names them. */
  readonly addresses: Readonly<Record<string, AddressSizes>>;
}

/** A chunk of the build, as far as its weight goes. */
export interface Script {
  readonly name: string;
  readonly code: string;
  /** File names. */
  readonly imports: readonly string[];
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** File names of scripts by address. */
export type Needed = Readonly<Record<string, readonly string[]>>;

interface MeasuredAddress extends AddressSizes {
  /** Characters before minification of its own scripts, by package or folder. */
  readonly parts: Sizes;
  /** Which of its scripts first imports a shared one, by the latter's name. */
  readonly through: Readonly<Record<string, string>>;
}

export interface Measured extends ScriptSizes {
  readonly addresses: Readonly<Record<string, MeasuredAddress>>;
}

/**
 * A script that so many addresses need has a figure of its own: all lists need it, or all records. What fewer share
 * is an area's code, which seldom grows by as much as an address may.
 */
const manyAddresses = 20;
/** In bytes. Icons' files come and go. */
const worthAFigure = 1000;
/** In characters. What makes a shared script too large is not smaller. */
const worthAPart = 10_000;

/** Names of the scripts that have a figure of their own. */
export function manyNeed(scripts: ReadonlyMap<string, Script>, needed: Needed): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const file of Object.values(needed).flat()) counts.set(file, (counts.get(file) ?? 0) + 1);
  return new Set(
    [...counts]
      .filter(([file, count]) => count >= manyAddresses && bytesOf([scriptOf(scripts, file)]) >= worthAFigure)
      .map(([file]) => scriptOf(scripts, file).name),
  );
}

/** @param shared names of the scripts that have a figure of their own */
export function sizesOf(
  scripts: ReadonlyMap<string, Script>,
  needed: Needed,
  shared: ReadonlySet<string>,
): Measured {
  const used = [...new Set(Object.values(needed).flat())].map((file) => scriptOf(scripts, file));
  const measured = [...shared].map((name) => {
    const named = used.filter((script) => script.name === name);
    const parts = Object.entries(partsOf(named)).filter(([, size]) => size >= worthAPart);
    return [name, { bytes: bytesOf(named), parts: Object.fromEntries(parts) }] as const;
  });
  const addresses = Object.entries(needed).map(([address, files]) => {
    const own = files.map((file) => scriptOf(scripts, file)).filter(({ name }) => !shared.has(name));
    const through = throughOf(scripts, files, shared);
    return [
      address,
      {
        needs: Object.keys(through).join(" "),
        own: bytesOf(own),
        parts: partsOf(own),
        through,
      },
    ] as const;
  });
  return {
    shared: Object.fromEntries(measured.filter(([, { bytes }]) => bytes > 0).toSorted(byName)),
    addresses: Object.fromEntries(addresses.toSorted(byName)),
  };
}

function scriptOf(scripts: ReadonlyMap<string, Script>, file: string): Script {
  const script = scripts.get(file);
  if (script === undefined) throw new Error(`${file} is no script of the build`);
  return script;
}

const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0);

function throughOf(
  scripts: ReadonlyMap<string, Script>,
  files: readonly string[],
  shared: ReadonlySet<string>,
) {
  const through = files
    .map((file) => ({ file, name: scriptOf(scripts, file).name }))
    .filter(({ name }) => shared.has(name))
    .map(({ file, name }) => {
      const importer = files.find((each) => scriptOf(scripts, each).imports.includes(file));
      return [name, importer === undefined ? "the document" : scriptOf(scripts, importer).name] as const;
    });
  return Object.fromEntries(through.toSorted(byName));
}

function partsOf(scripts: readonly Script[]): Sizes {
  const parts = new Map<string, number>();
  for (const { modules } of scripts)
    for (const [module, { renderedLength }] of Object.entries(modules)) {
      const part = partOf(module);
      parts.set(part, (parts.get(part) ?? 0) + renderedLength);
    }
  return Object.fromEntries([...parts].toSorted(byName));
}

/** `.../node_modules/zod/v4/core.js` → zod; `.../packages/ui/src/table/light/row.tsx` → packages/ui/src/table. */
function partOf(module: string): string {
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (dependency !== undefined) return dependency;
  return /(?:apps|packages)\/[^/]+\/src\/[^/]+/.exec(module)?.[0] ?? "the build's own";
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
