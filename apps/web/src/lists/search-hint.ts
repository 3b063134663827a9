import { fieldKinds } from "@palier/contract";
import type { ListColumn } from "./list-parts.ts";
import { listTexts as texts } from "./lists.texts.ts";

/**
 * In French: the columns a search covers, hidden ones included, and how to write dates, amounts and numbers; from the
 * contract's field kinds, which the server uses too. Undefined without searched columns.
 */
export function searchHint(columns: readonly ListColumn[]): string | undefined {
  const by = (...ways: readonly Way[]): string[] =>
    columns
      .filter(
        ({ meta, searchable }) => searchable && ways.some((way) => way === fieldKinds[meta.kind].searched),
      )
      .map(({ header }) => header);
  const { words, amounts, days, numbers, titles } = texts.searched;
  const said = [
    words(by("text", "label")),
    amounts(by("amount")),
    days(by("day")),
    numbers(by("number")),
    titles(by("title")),
  ].filter((sentence) => sentence !== "");
  return said.length === 0 ? undefined : said.join(" ");
}

type Way = (typeof fieldKinds)[keyof typeof fieldKinds]["searched"];
