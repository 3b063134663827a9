import { maxImportLength } from "@palier/contract/areas/wallet-import";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { isArchive } from "@palier/workbook";
import { decodeText } from "./decode-text.ts";
import { importTexts } from "./import.texts.ts";
import { type ReadSheet, type SheetText, sheetText } from "./sheet-text.ts";

const texts = importTexts.file;

/** `sheet` is that of a workbook, also where it could not be read. */
export type ChosenFile =
  | { readonly ok: true; readonly text: string; readonly sheet?: ReadSheet }
  | { readonly ok: false; readonly message: string; readonly sheet?: ReadSheet };

/** Bytes. */
const heaviest = 64_000_000;

/**
 * Text in any encoding of a French office, or a sheet of a workbook as CSV. Decides by content, not name.
 *
 * @param kind whose titles are looked for among the sheets
 * @param sheet the one that the admin chose
 */
export async function readImportFile(file: File, kind?: ImportKind, sheet?: string): Promise<ChosenFile> {
  if (file.size === 0) return refused(texts.empty);
  if (!/\.(?:csv|txt|xlsx)$/i.test(file.name)) return refused(texts.expected);
  if (file.size > heaviest) return refused(texts.tooLong);
  const bytes = await bytesOf(file);
  if (bytes === undefined) return refused(texts.unreadable);
  return isArchive(bytes) ? readWorkbook(bytes, kind, sheet) : readText(bytes);
}

function readText(bytes: Uint8Array): ChosenFile {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return refused(decoded.fault === "binary" ? texts.expected : texts.encoding);
  if (decoded.text.trim() === "") return refused(texts.empty);
  return decoded.text.length > maxImportLength ? refused(texts.tooLong) : decoded;
}

async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  kind: ImportKind | undefined,
  sheet: string | undefined,
): Promise<SheetText> {
  try {
    return await sheetText(bytes, kind, sheet);
  } catch {
    // Whatever a stranger's file does, the window says something.
    return { ok: false, message: texts.workbook.damaged("") };
  }
}

/** Undefined if it was changed, moved or locked since it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

const refused = (message: string): ChosenFile => ({ ok: false, message });
