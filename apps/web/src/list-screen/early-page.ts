import { queryClient } from "#api/query-client.ts";
import { rowsArePainted } from "#browser/rows-are-painted.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { readListState } from "#lists/list-state.ts";
import { withReadableFilters } from "#lists/readable-filters.ts";
import { pageQuery } from "#lists/use-table.ts";

/** Ms; the URL may ask for other rows. */
const mostWait = 1000;

/**
 * Awaits the page the document has painted, so that its rows do not vanish. Never fails: the screen retries and reports
 * errors.
 */
export async function takeEarlyPage(list: List<ListRow>): Promise<void> {
  if (!rowsArePainted()) return;
  const stated = readListState(new URLSearchParams(location.search), list.vocabulary);
  const { state } = withReadableFilters(list.filters, stated);
  const late = new Promise((resolve) => setTimeout(resolve, mostWait));
  await Promise.race([queryClient.prefetchQuery(pageQuery(list, state, {})), late]);
}
