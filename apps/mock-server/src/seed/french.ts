/**
 * French typography for sources typed with plain spaces and straight apostrophes: U+202F before `; ! ?`,
 * U+00A0 before `: % €`, units and inside « », `’` for `'`.
 */
export function fr(text: string): string {
  return text
    .replaceAll("'", "’")
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»%€])/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(?<=\d) (?=(?:h|min|kg|m²|km)\b|m²)/g, "\u00a0");
}

/** Values separated by line breaks or `|`. */
export function words(text: string): readonly string[] {
  return fr(text)
    .split(/[\n|]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** A row per line, cells separated by `|`. Throws for another number of cells. */
export function rows(width: number, text: string): readonly (readonly string[])[] {
  return fr(text)
    .trim()
    .split("\n")
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      if (cells.length !== width) throw new Error(`${width} cells expected: ${line}`);
      return cells;
    });
}

/** « Élodie Le Goff » → `elodie-le-goff` */
export function slug(text: string): string {
  return text
    .replaceAll("œ", "oe")
    .replaceAll("Œ", "OE")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Fills `{name}`; unknown places stay. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
}
