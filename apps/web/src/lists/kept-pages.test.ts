import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { entityKey } from "#api/refresh.ts";
import { forgetOldPages, mostKept, pageKey } from "./kept-pages.ts";

test("of 200 pages that were turned the newest are kept, and the one that is shown; other answers stay", () => {
  const client = new QueryClient();
  const key = (page: number) => [...entityKey("building"), pageKey, "/admin/building", {}, { page }];
  const shown = new QueryObserver(client, { queryKey: key(0), enabled: false });
  const stop = shown.subscribe(() => undefined);
  for (let page = 0; page < 200; page += 1) client.setQueryData(key(page), page, { updatedAt: page + 1 });
  client.setQueryData([...entityKey("building"), "form", 1], "a form", { updatedAt: 1 });
  forgetOldPages(client);
  const kept = client.getQueriesData<number>({ predicate: ({ queryKey }) => queryKey[2] === pageKey });
  const pages = kept.map(([, page]) => page ?? -1).sort((a, b) => a - b);
  expect(pages).toEqual([0, ...Array.from({ length: mostKept }, (_, at) => 200 - mostKept + at)]);
  expect(client.getQueryData([...entityKey("building"), "form", 1])).toBe("a form");
  stop();
});
