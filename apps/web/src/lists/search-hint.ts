import { fieldKinds } from "@palier/contract";
import type { ListColumn } from "./list-parts.ts";
import { listTexts } from "./lists.texts.ts";

const texts = listTexts.searched;

type Way = NonNullable<(typeof fieldKinds)[keyof typeof fieldKinds]["searched"]>;

const sentences: Readonly<Record<Way, keyof typeof texts>> = {
  text: "words",
  label: "words",
  amount: "amounts",
  day: "days",
  number: "numbers",
  title: "titles",
};

/** In French, by the contract's field kinds; includes hidden columns. */
export function searchHint(columns: readonly ListColumn[]): string | undefined {
  const said = Object.entries(texts).flatMap(([sentence, say]) => {
    const headers = columns.flatMap(({ header, meta, searchable }) => {
      const way = fieldKinds[meta.kind].searched;
      return searchable && way !== undefined && sentences[way] === sentence ? [header] : [];
    });
    return say(headers) || [];
  });
  return said.length === 0 ? undefined : said.join(" ");
}
