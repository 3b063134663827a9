/** @vitest-environment happy-dom */
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useTableComponent } from "./table-component.ts";

const loaded = vi.fn();
vi.mock("@palier/ui/grid", () => {
  loaded();
  return { DataGrid: () => null };
});

const tableOf = (engine: "grid" | "light") =>
  renderHook(() => useTableComponent({ current: document.createElement("div") }, engine)).result;

test("a short list inside a record stays the light table and loads no grid; a main list gets the grid", async () => {
  const short = tableOf("light");
  const light = short.current.Table;
  const main = tableOf("grid");
  expect(main.current.Table).toBe(light);
  expect(loaded).not.toHaveBeenCalled();
  await waitFor(() => expect(main.current.Table).not.toBe(light));
  expect(loaded).toHaveBeenCalledOnce();
  expect(short.current.Table).toBe(light);
});
