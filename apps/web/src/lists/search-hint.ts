import { fieldKinds } from "@palier/contract";
import type { ListColumn } from "./list-parts.ts";
import { listTexts } from "./lists.texts.ts";

const texts = listTexts.searched;

type Way = NonNullable<(typeof fieldKinds)[keyof typeof fieldKinds]["searched"]>;

/** Which sentence names the columns of each way to search; a way without one does not compile. */
const sentences: Readonly<Record<Way, keyof typeof texts>> = {
  text: "words",
  label: "words",
  amount: "amounts",
  day: "days",
  number: "numbers",
  title: "titles",
};

/**
 * In French: the columns a search covers, hidden ones included, and how to write dates, amounts and numbers; from the
 * contract's field kinds, which the server uses too. Undefined without searched columns.
 */
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
