import { plainText, withMore } from "./cell.ts";
import { readWholeXml } from "./read-xml.ts";
import { type SheetRow, sheetRows } from "./sheet-rows.ts";
import { readStyles } from "./styles.ts";
import { WorkbookError } from "./workbook-error.ts";
import { openArchive, type ReadEntry } from "./zip-archive.ts";

export interface Sheet {
  readonly name: string;
  /** Not offered by Excel's tabs. */
  readonly isHidden: boolean;
  /** Read anew at each call; see `sheetRows` for what it throws. */
  rows(limits?: { readonly maxCells?: number }): AsyncGenerator<SheetRow>;
}

/**
 * The worksheets of an Office Open XML workbook in their order, whoever wrote it: by its relations, with or without
 * namespace prefixes, with shared or inline texts.
 *
 * @throws WorkbookError `none` when it is no workbook, `damaged` or `large`
 */
export async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  const read = openArchive(bytes);
  const root = await relationsOf(read, "");
  const path = root.find(({ type }) => type === "officeDocument")?.target ?? "xl/workbook.xml";
  const book = read(path);
  if (book === undefined) throw new WorkbookError("none");
  const listed: { name: string; state: string | undefined; id: string }[] = [];
  let is1904 = false;
  await readWholeXml(
    book,
    {
      open(element, { name = "", state, id = "", date1904 }) {
        if (element === "sheet") listed.push({ name, state, id });
        else if (element === "workbookPr") is1904 = date1904 === "1" || date1904 === "true";
      },
    },
    path,
  );
  const relations = await relationsOf(read, path);
  const partOf = (type: string) => relations.find((each) => each.type === type)?.target ?? "";
  const showOf = await readStyles(read(partOf("styles")), is1904);
  let texts: Promise<readonly string[]> | undefined;
  return listed.flatMap(({ name, state, id }) => {
    const target = relations.find((each) => each.id === id && each.type === "worksheet")?.target;
    if (target === undefined) return [];
    async function* rows({ maxCells = Number.POSITIVE_INFINITY } = {}) {
      texts ??= sharedTexts(read(partOf("sharedStrings")));
      const shared = await texts;
      const xml = read(target ?? "");
      if (xml === undefined) throw new WorkbookError("damaged", target);
      yield* sheetRows(xml, { shared, is1904, showOf, maxCells }, name);
    }
    return [{ name, isHidden: state !== undefined && state !== "visible", rows }];
  });
}

interface Relation {
  readonly id: string;
  /** The last part of its address, which strict and transitional workbooks share: `worksheet`. */
  readonly type: string;
  /** Path in the archive. */
  readonly target: string;
}

/** Of a part, or of the whole archive (`""`). */
async function relationsOf(read: ReadEntry, part: string): Promise<readonly Relation[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations: Relation[] = [];
  await readWholeXml(
    read(path),
    {
      open(name, { Id = "", Type = "", Target = "" }) {
        if (name !== "Relationship") return;
        const type = Type.slice(Type.lastIndexOf("/") + 1);
        relations.push({ id: Id, type, target: pathFrom(folder, Target) });
      },
    },
    path,
  );
  return relations;
}

/** `/xl/a.xml`, `a.xml` and `../xl/a.xml` are the same from `xl/`. */
const pathFrom = (folder: string, target: string): string =>
  new URL(target.replaceAll("\\", "/"), `file:///${folder}`).pathname.slice(1).replaceAll("%20", " ");

async function sharedTexts(xml: AsyncIterable<string> | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = "";
  let hints = 0;
  let isText = false;
  await readWholeXml(
    xml,
    {
      open(name) {
        if (name === "si") text = "";
        else if (name === "rPh") hints += 1;
        else if (name === "t") isText = hints === 0;
      },
      text(more) {
        if (isText) text = withMore(text, more);
      },
      close(name) {
        if (name === "si") texts.push(plainText(text));
        else if (name === "rPh") hints -= 1;
        else if (name === "t") isText = false;
      },
    },
    "sharedStrings",
  );
  return texts;
}
