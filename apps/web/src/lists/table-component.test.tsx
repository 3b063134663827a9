/** @vitest-environment happy-dom */
import { Dialog, LightTable, type TableColumn, type TableProps, UiProvider } from "@palier/ui";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableEngine, useTableComponent } from "./table-component.ts";

const treated = vi.fn();
let idle: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  treated.mockClear();
  idle = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface ListProps {
  readonly useTable: typeof useTableComponent;
  readonly engine: TableEngine;
}

const rows = [
  { id: 1, name: "Annecy" },
  { id: 2, name: "Lyon" },
];
const columns: TableColumn<(typeof rows)[number]>[] = [{ field: "name", header: "Ville", priority: "main" }];

function List({ useTable, engine }: ListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const { choice, onDrawn } = useTable(frame, engine);
  const { Grid, light, coming } = choice;
  const table: TableProps<{ id: number; name: string }> = {
    label: "Villes",
    rows,
    columns,
    filteredCount: 2,
    sort: [],
    onSortChange: () => undefined,
    rowName: ({ name }) => name,
    actions: () => [
      { name: "treat", label: "Traiter", onPress: treated },
      { name: "ask", label: "Demander", onPress: () => setAsked(true) },
    ],
  };
  return (
    <UiProvider>
      <div ref={frame}>
        {light ? <LightTable {...table} /> : null}
        {Grid === undefined ? null : <Grid {...table} coming={coming} onDrawn={onDrawn} />}
      </div>
      <Dialog open={asked} onOpenChange={setAsked} title="Une question">
        <button type="button">Répondre</button>
      </Dialog>
      <button type="button">Ailleurs</button>
    </UiProvider>
  );
}

async function showList(engine: TableEngine = "grid"): Promise<void> {
  const { useTableComponent } = await import("./table-component.ts");
  render(<List useTable={useTableComponent} engine={engine} />);
  await screen.findByRole("button", { name: "Traiter Lyon" });
}

async function atRest(): Promise<void> {
  await act(async () => {
    for (const work of idle.splice(0)) work();
    await import("@palier/ui/grid");
  });
}
const button = (name: string) => screen.getByRole("button", { name });
const isGrid = (): boolean => document.querySelector(".ui-grid:not([data-coming])") !== null;

test("a main list gets the grid once the page is at rest; a short list inside a record stays the light table", async () => {
  await showList();
  expect(isGrid()).toBe(false);
  await atRest();
  await waitFor(() => expect(isGrid()).toBe(true));
  cleanup();
  await showList("light");
  expect(idle).toEqual([]);
  expect(isGrid()).toBe(false);
});

test("S02 the grid waits while a row is pressed, and the press counts", async () => {
  await showList();
  fireEvent.pointerDown(button("Traiter Lyon"));
  await atRest();
  expect(isGrid()).toBe(false);
  fireEvent.pointerUp(button("Traiter Lyon"));
  fireEvent.click(button("Traiter Lyon"));
  expect(treated).toHaveBeenCalledOnce();
  await waitFor(() => expect(isGrid()).toBe(true));
});

test("A14 the grid waits while the focus is in the list", async () => {
  await showList();
  button("Traiter Lyon").focus();
  await atRest();
  expect(isGrid()).toBe(false);
  button("Ailleurs").focus();
  await waitFor(() => expect(isGrid()).toBe(true));
});

test("A14 the grid waits while a window is open that gives a row the focus back", async () => {
  await showList();
  button("Demander Lyon").focus();
  fireEvent.click(button("Demander Lyon"));
  const answer = await screen.findByRole("button", { name: "Répondre" });
  await waitFor(() => expect(answer.closest("[role=dialog]")?.contains(document.activeElement)).toBe(true));
  await atRest();
  expect(isGrid()).toBe(false);
  fireEvent.keyDown(answer, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(button("Demander Lyon")));
  expect(isGrid()).toBe(false);
  button("Ailleurs").focus();
  await waitFor(() => expect(isGrid()).toBe(true));
});
