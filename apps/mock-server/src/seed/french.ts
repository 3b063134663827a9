/**
 * French typography for the seed's sources, which are typed with plain spaces and straight apostrophes so that they stay
 * readable: U+202F before `; ! ?`, U+00A0 before `:` and inside « », before `%`, `€` and units of time, `’` for `'`.
 */
export function fr(text: string): string {
  return text
    .replaceAll("'", "’")
    .replace(/ (?=[;!?])/g, "\u202f")
    .replace(/ (?=[:»%€])/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(?<=\d) (?=(?:h|min|kg|m²|km)\b|m²)/g, "\u00a0");
}

/** A list typed as text: one value a line, or several on a line parted by `|`. */
export function words(text: string): readonly string[] {
  return fr(text)
    .split(/[\n|]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** A table typed as text: one row a line, its cells parted by `|`. A line with another number of cells is a fault. */
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

/** Lower-case ASCII of a text for addresses and references: « Élodie Le Goff » gives `elodie-le-goff`. */
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

/** Fills `{name}` places of a template; an unknown place stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
}
