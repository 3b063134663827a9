import { maxImportLength } from "@palier/contract/areas/wallet-import";
import { csvText } from "./csv-text.ts";
import { decodeText } from "./decode-text.ts";
import { walletTexts } from "./wallet.texts.ts";
import { workbookRows } from "./workbook.ts";
import { isArchive } from "./zip-archive.ts";

const texts = walletTexts.file;

export type ChosenFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Bytes. */
const heaviest = 64_000_000;

/** Text in any encoding of a French office, or a workbook's first sheet as CSV. Decides by content, not name. */
export async function readImportFile(file: File): Promise<ChosenFile> {
  if (file.size === 0) return refused(texts.empty);
  if (!/\.(?:csv|txt|xlsx)$/i.test(file.name)) return refused(texts.expected);
  if (file.size > heaviest) return refused(texts.tooLong);
  const bytes = await bytesOf(file);
  if (bytes === undefined) return refused(texts.unreadable);
  const text = isArchive(bytes) ? await sheetText(bytes) : decodeText(bytes);
  if (text === undefined) return refused(texts.expected);
  if (text.trim() === "") return refused(texts.empty);
  return text.length > maxImportLength ? refused(texts.tooLong) : { ok: true, text };
}

/** Undefined if it was changed, moved or locked since it was chosen. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

async function sheetText(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const rows = await workbookRows(bytes);
  return rows === undefined ? undefined : csvText(rows);
}

const refused = (message: string): ChosenFile => ({ ok: false, message });
