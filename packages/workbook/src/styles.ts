import { plainNumber, type Show, showBy } from "./number-format.ts";
import { readWholeXml } from "./read-xml.ts";

/** How the cells of each style show their numbers; a style that is not declared shows them plainly. */
export async function readStyles(
  xml: AsyncIterable<string> | undefined,
  is1904: boolean,
): Promise<(style: string | undefined) => Show> {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  let isInCells = false;
  await readWholeXml(
    xml,
    {
      open(name, { numFmtId = "", formatCode }) {
        if (name === "numFmt" && formatCode !== undefined) codes.set(numFmtId, formatCode);
        else if (name === "cellXfs") isInCells = true;
        else if (name === "xf" && isInCells) formats.push(numFmtId);
      },
      close(name) {
        if (name === "cellXfs") isInCells = false;
      },
    },
    "styles",
  );
  const known = new Map<string, Show>();
  return (style) => {
    const id = formats[Number(style ?? 0)];
    if (id === undefined) return plainNumber;
    const found = known.get(id) ?? showBy(Number(id), codes.get(id), is1904);
    known.set(id, found);
    return found;
  };
}
