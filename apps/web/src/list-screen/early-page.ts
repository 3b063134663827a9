import { queryClient } from "#api/query-client.ts";
import { isDocumentFrameShown } from "#browser/document-frame.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { readListState } from "#lists/list-state.ts";
import { withReadableFilters } from "#lists/readable-filters.ts";
import { pageQuery } from "#lists/use-table.ts";

/** Ms; the document may have asked for other rows. */
const mostWait = 1000;

/**
 * On the first screen, awaits the rows that the document has asked for, so that they are in the first render. Never
 * fails: the screen retries and reports errors.
 */
export async function takeEarlyPage(list: List<ListRow>): Promise<void> {
  if (!isDocumentFrameShown()) return;
  const stated = readListState(new URLSearchParams(location.search), list.vocabulary);
  const { state } = withReadableFilters(list.filters, stated);
  const late = new Promise((resolve) => setTimeout(resolve, mostWait));
  await Promise.race([queryClient.prefetchQuery(pageQuery(list, state, {})), late]);
}
