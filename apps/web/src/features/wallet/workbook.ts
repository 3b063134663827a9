import { openArchive, type ReadEntry } from "./zip-archive.ts";

const portion = 2_000;

/** The first sheet (Office Open XML); undefined if no workbook. Formulas give saved values. */
export async function workbookRows(bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | undefined> {
  try {
    const read = openArchive(bytes);
    const path = read === undefined ? undefined : await firstSheet(read);
    const sheet = path === undefined ? undefined : await read?.(path);
    if (read === undefined || sheet === undefined) return undefined;
    return await sheetRows(sheet, sharedTexts((await read("xl/sharedStrings.xml")) ?? ""));
  } catch {
    // Corrupt data.
    return undefined;
  }
}

async function firstSheet(read: ReadEntry): Promise<string | undefined> {
  const book = await read("xl/workbook.xml");
  const id = /<(?:\w+:)?sheet\b[^>]*\br:id="([^"]+)"/.exec(book ?? "")?.[1];
  const links = (await read("xl/_rels/workbook.xml.rels")) ?? "";
  const link = links.match(/<Relationship\b[^>]*>/g)?.find((each) => attribute(each, "Id") === id);
  const target = link === undefined ? undefined : attribute(link, "Target");
  if (target === undefined) return book === undefined ? undefined : "xl/worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

const sharedTexts = (xml: string): string[] =>
  Array.from(xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g), ([, inner = ""]) => textIn(inner));

async function sheetRows(xml: string, shared: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  let width = 0;
  for (const [, inner = ""] of xml.matchAll(/<row\b[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const cells = cellsOf(inner, shared);
    width = Math.max(width, cells.length);
    if (cells.some((cell) => cell !== "")) rows.push(cells);
    if (rows.length % portion === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  // Sheets omit trailing empty cells.
  const columns = rows[0]?.length ?? width;
  return rows.map((cells) => [...cells, ...Array.from({ length: columns - cells.length }, () => "")]);
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, facts = "", inner = ""] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const place = attribute(facts, "r");
    const at = place === undefined ? cells.length : columnOf(place);
    while (cells.length < at) cells.push("");
    cells.push(cellValue(inner, attribute(facts, "t"), shared));
  }
  while (cells.at(-1) === "") cells.pop();
  return cells;
}

function cellValue(inner: string, type: string | undefined, shared: readonly string[]): string {
  if (type === "inlineStr") return textIn(inner);
  const value = unescaped(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1] ?? "");
  if (type === "s") return shared[Number(value)] ?? "";
  // 3.3612345678E10 is a phone number.
  const isNumber = type === undefined || type === "n";
  return isNumber && /e/i.test(value) ? String(Number(value)) : value;
}

/** 27 for `AB12`. */
const columnOf = (place: string): number =>
  [...place.replace(/\d+$/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];

/** Without phonetic hints. */
const textIn = (xml: string): string =>
  Array.from(
    xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, "").matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g),
    ([, text = ""]) => unescaped(text),
  ).join("");

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof name === "string") return named[name] ?? whole;
    const code = typeof hex === "string" ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
