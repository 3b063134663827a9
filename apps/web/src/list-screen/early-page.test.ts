// @vitest-environment happy-dom
import { settingRoutes } from "@palier/contract/areas/setting";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#api/query-client.ts";
import { defineList } from "#lists/define-list.ts";
import { takeEarlyPage } from "./early-page.ts";

const list = defineList({
  name: "example",
  texts: { title: "", searchPlaceholder: "", empty: "", noMatch: "" },
  table: settingRoutes.list,
  columns: { label: { main: true } },
  filters: {},
  order: [],
  rowName: (row) => row.label,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("A03 a silent server does not keep the first screen back for long", async () => {
  document.body.innerHTML = '<div id="frame"></div>';
  const done = vi.fn();
  void takeEarlyPage(list).then(done);
  await vi.advanceTimersByTimeAsync(900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toHaveBeenCalled();
});
