import { queryClient } from "#api/query-client.ts";
import { rowsArePainted } from "#browser/rows-are-painted.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { readListState } from "#lists/list-state.ts";
import { withReadableFilters } from "#lists/readable-filters.ts";
import { pageQuery } from "#lists/use-table.ts";

/** The longest time that rows which are painted may keep the admin from the screen, in ms: the address may name others. */
const mostWait = 1000;

/**
 * Takes the page that the document has asked for and shows already, so that the screen begins with its rows: else they
 * would go for a moment when the screen takes the frame's place. Never fails: the screen asks again, and says why.
 */
export async function takeEarlyPage(list: List<ListRow>): Promise<void> {
  if (!rowsArePainted()) return;
  const stated = readListState(new URLSearchParams(location.search), list.vocabulary);
  const { state } = withReadableFilters(list.filters, stated);
  const late = new Promise((resolve) => setTimeout(resolve, mostWait));
  await Promise.race([queryClient.prefetchQuery(pageQuery(list, state, {})), late]);
}
