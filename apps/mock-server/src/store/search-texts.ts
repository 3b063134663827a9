/** What a free-text search reads: the folded text of each distinct value of each searched column. */
import type { Column } from "./column.ts";
import { fold } from "./fold.ts";
import type { PackedTexts } from "./packed-texts.ts";
import { writeText } from "./packed-texts.ts";
import { TextPacker } from "./text-packer.ts";
import { scanTexts } from "./text-scan.ts";

function foldedTexts(column: Column): PackedTexts {
  const packer = new TextPacker();
  for (let code = 0; code < column.nullCode; code += 1) packer.add(fold(column.text(code)));
  return packer.finish();
}

/** Folded texts by column, made when a column is first searched. */
export class SearchTexts {
  readonly #texts = new WeakMap<Column, PackedTexts>();

  prepare(column: Column): PackedTexts {
    const texts = this.#texts.get(column) ?? foldedTexts(column);
    this.#texts.set(column, texts);
    return texts;
  }

  /** Which codes of a column contain a folded term that is not empty: 1 by code, 0 for null. Booleans contain none. */
  accepted(column: Column, folded: string): Uint8Array {
    const needle = new Uint8Array(folded.length * 3);
    const marks = new Uint8Array(column.nullCode + 1);
    if (column.kind === "boolean") return marks;
    scanTexts(this.prepare(column), needle.subarray(0, writeText(folded, needle, 0)), marks);
    return marks;
  }
}
