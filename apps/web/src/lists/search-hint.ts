import { fieldKinds } from "@palier/contract";
import type { ListColumn } from "./list-parts.ts";
import { listTexts as texts } from "./lists.texts.ts";

/**
 * Which columns a list's search looks in, and how a date, an amount or a number has to be written to be found, in French:
 * out of the contract's word on each kind of field, by which the server searches too. Columns that are not shown are among
 * them. Undefined for a list without a column that is searched.
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
