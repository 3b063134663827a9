import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LightTable, type RowAction, type TableColumn, UiProvider } from "../index.ts";
import { DataGrid } from "./grid/index.ts";

interface Call {
  id: number;
  name: string;
}

const first: Call[] = [
  { id: 1, name: "Alice" },
  { id: 2, name: "Basile" },
];
const second: Call[] = [
  { id: 3, name: "Chloé" },
  { id: 4, name: "David" },
];
const columns: TableColumn<Call>[] = [{ field: "name", header: "Nom", priority: "main" }];
const handled = vi.fn();
const opened = vi.fn();
const actions = (row: Call): RowAction[] => [
  { name: "open", label: "Ouvrir", href: `/appels/${row.id}` },
  { name: "handle", label: "Traité", onPress: () => handled(row.name) },
];

beforeEach(() => {
  // Only the page's clock; the grid needs its timers.
  vi.useFakeTimers({ toFake: ["performance"] });
  handled.mockClear();
  opened.mockClear();
});
afterEach(() => void vi.useRealTimers());

const at = { clientX: 100, clientY: 100, pointerType: "mouse" };

describe.each([
  ["the light table", LightTable<Call>],
  ["the grid", DataGrid<Call>],
])("A16 %s", (_name, Table) => {
  const table = (rows: readonly Call[]) => (
    <UiProvider>
      <Table
        label="Appels"
        rows={rows}
        columns={columns}
        filteredCount={4}
        sort={[]}
        onSortChange={() => undefined}
        rowName={({ name }) => name}
        actions={actions}
        onRowActivate={({ name }) => opened(name)}
      />
    </UiProvider>
  );
  const show = async () => {
    const { rerender } = render(table(first));
    await screen.findByText("Basile");
    await screen.findByRole("button", { name: "Traité Alice" });
    return async (rows: readonly Call[]) => {
      rerender(table(rows));
      await screen.findByRole("button", { name: `Traité ${rows[0]?.name}` });
    };
  };
  const button = (name: string) => screen.getByRole("button", { name: `Traité ${name}` });
  function press(target: HTMLElement, place = at, detail = 1): void {
    fireEvent.pointerDown(target, place);
    fireEvent.pointerUp(target, place);
    fireEvent.click(target, { ...place, detail });
  }
  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  it("takes a press that stays on its record", async () => {
    await show();
    fireEvent.pointerMove(button("Alice"), at);
    press(button("Alice"));
    expect(handled.mock.calls).toEqual([["Alice"]]);
  });

  it("drops a press that went down on a row and up on another, links and other buttons of the mouse too", async () => {
    const turn = await show();
    fireEvent.pointerDown(button("Alice"), at);
    await turn(second);
    pass(1000);
    fireEvent.pointerUp(button("Chloé"), at);
    fireEvent.click(button("Chloé"), { ...at, detail: 1 });
    const link = screen.getByRole("link", { name: "Ouvrir Chloé" });
    expect(fireEvent.click(link, { ...at, detail: 1, ctrlKey: true })).toBe(false);
    const middle = new MouseEvent("auxclick", { bubbles: true, cancelable: true, detail: 1, button: 1 });
    expect(fireEvent(link, middle)).toBe(false);
    fireEvent.doubleClick(screen.getByText("Chloé"), { ...at, detail: 2 });
    expect(handled).not.toHaveBeenCalled();
    expect(opened).not.toHaveBeenCalled();
  });

  it("drops a gesture's further clicks on what has taken the place of the pressed control", async () => {
    await show();
    press(button("Alice"));
    const link = screen.getByRole("link", { name: "Ouvrir Alice" });
    fireEvent.pointerDown(link, at);
    expect(fireEvent.click(link, { ...at, detail: 2 })).toBe(false);
    expect(handled.mock.calls).toEqual([["Alice"]]);
  });

  it("drops a key that went down on a row and up on another, and one that is held", async () => {
    const turn = await show();
    fireEvent.keyDown(button("Alice"), { key: " " });
    await turn(second);
    expect(fireEvent.keyUp(button("Chloé"), { key: " " })).toBe(false);
    expect(fireEvent.keyDown(button("Chloé"), { key: "Enter", repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button("Chloé"), { key: " " })).toBe(true);
    expect(fireEvent.keyUp(button("Chloé"), { key: " " })).toBe(true);
  });

  it("does not delay a press by keyboard", async () => {
    const turn = await show();
    await turn(second);
    button("Chloé").focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{Enter}");
    expect(handled.mock.calls).toEqual([["Chloé"], ["Chloé"]]);
  });

  it("drops the second press of a double click that falls on another row", async () => {
    const turn = await show();
    fireEvent.pointerMove(button("Alice"), at);
    press(button("Alice"));
    await turn([...first.slice(1), ...second]);
    pass(200);
    press(button("Basile"), { ...at, clientX: 102 });
    // Browsers keep counting clicks if the user has set a slow double click.
    pass(900);
    press(button("Basile"), at, 2);
    expect(handled.mock.calls).toEqual([["Alice"]]);
  });

  it("waits half a second after rows moved below a resting pointer, or until it moved", async () => {
    const turn = await show();
    fireEvent.pointerMove(button("Alice"), at);
    pass(2000);
    await turn(second);
    pass(499);
    // The browser reports another element below the pointer.
    fireEvent.pointerMove(button("Chloé"), at);
    press(button("Chloé"));
    expect(handled).not.toHaveBeenCalled();
    pass(500);
    press(button("Chloé"));
    expect(handled.mock.calls).toEqual([["Chloé"]]);

    await turn(first);
    fireEvent.pointerMove(button("Alice"), { ...at, clientX: 110 });
    press(button("Alice"), { ...at, clientX: 110 });
    expect(handled.mock.calls).toEqual([["Chloé"], ["Alice"]]);
  });

  it("takes presses in quick succession for one, whatever rows come below them", async () => {
    const turn = await show();
    fireEvent.pointerMove(button("Alice"), at);
    for (const rows of [first, first.slice(1), second, second.slice(1), first]) {
      await turn(rows);
      for (let times = 0; times < 8; times += 1) {
        press(button(rows[0]?.name ?? ""));
        pass(50);
      }
    }
    expect(new Set(handled.mock.calls.flat())).toEqual(new Set(["Alice"]));
  });

  it.each(["mouse", "touch"])(
    "waits with what a menu that went with its row left below a resting %s",
    async (pointerType) => {
      const turn = await show();
      const place = { ...at, pointerType };
      const menu = document.body.appendChild(document.createElement("div"));
      if (pointerType === "mouse") fireEvent.pointerMove(menu, place);
      else fireEvent.pointerDown(menu, place);
      pass(2000);
      menu.remove();
      await turn(second);
      press(button("Chloé"), place);
      expect(handled).not.toHaveBeenCalled();
      pass(500);
      press(button("Chloé"), place);
      expect(handled.mock.calls).toEqual([["Chloé"]]);
    },
  );

  it("opens no menu of a row that moved below a resting pointer", async () => {
    const turn = await show();
    const heard = vi.fn();
    document.addEventListener("pointerdown", heard);
    fireEvent.pointerMove(button("Alice"), at);
    await turn(second);
    fireEvent.pointerDown(button("Chloé"), at);
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener("pointerdown", heard);
  });
});
