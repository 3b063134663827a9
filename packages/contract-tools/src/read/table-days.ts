import { dayMeant, dayWords, type FilterMeta, parisDay } from "@palier/contract";
import { askPage, listQuery } from "./list-page.ts";
import { presentOf } from "./tab-counts.ts";
import type { TableView } from "./table-view.ts";

/** A day word (`today`) filters like its date by the backend's clock. */
export async function verifyDayWords(view: TableView, name: string, { op, kind }: FilterMeta): Promise<void> {
  if ((op !== "from" && op !== "to") || kind !== "date") return;
  const { probe, meta, params } = view;
  const subject = `${name}, words`;
  const present = await presentOf(probe);
  if (present === undefined) {
    probe.gap("table-filter", subject, "no route of this run says the backend's time");
    return;
  }
  const count = async (value: string) => {
    const query = listQuery(meta.row, { length: 1, filters: { [name]: value } });
    return askPage(probe, "table-filter", `${name}=${value}`, params, query);
  };
  for (const word of dayWords) {
    const day = dayMeant(word, present.at);
    const [byWord, byDay] = [await count(word), await count(day)];
    if (byWord === undefined || byDay === undefined) return;
    const said = { expected: `${byDay.filtered} rows, as for ${day}`, found: `${byWord.filtered} rows` };
    const right = byWord.filtered === byDay.filtered || (await isNextDay(view, present.at));
    probe.expect("table-filter", subject, right, said, byWord.exchange, byDay.exchange);
  }
}

/** After midnight the words mean other days. */
async function isNextDay({ probe }: TableView, before: number): Promise<boolean> {
  const now = await presentOf(probe);
  return now !== undefined && parisDay(now.at) !== parisDay(before);
}
