/** A number as it is stored, a text as it is read; undefined for an empty cell. */
export type Cell = number | string | undefined;

/** What follows each start of such an element, up to the next: linear, whatever was sent. */
export const parts = (xml: string, name: string): string[] =>
  xml.split(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`)).slice(1);

/** At the places that they name, else one after the other. */
export function cellsOf(row: string, shared: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  for (const part of parts(row, "c")) {
    const attributes = part.slice(0, part.indexOf(">"));
    const [, letters] = /\sr\s*=\s*["']([A-Z]{1,3})\d/.exec(attributes) ?? [];
    const at = letters === undefined ? cells.length : placeOf(letters);
    while (cells.length < at) cells.push(undefined);
    cells[at] = cellOf(/\st\s*=\s*["'](\w+)/.exec(attributes)?.[1], part, shared);
  }
  return cells;
}

function cellOf(type: string | undefined, cell: string, shared: readonly string[]): Cell {
  if (type === "inlineStr") return textIn(cell);
  const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)/.exec(cell)?.[1];
  if (value === undefined) return undefined;
  if (type === "s") return shared[Number(value)];
  return type === undefined || type === "n" ? Number(value) : decoded(value);
}

/** A is 0, AA is 26. */
const placeOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

export const textIn = (xml: string): string =>
  [...xml.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)/g)].map(([, text = ""]) => decoded(text)).join("");

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = "") => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return Number.isNaN(code) ? (entities[String(name)] ?? whole) : String.fromCodePoint(code);
    },
  );
