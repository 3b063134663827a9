import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  type CellProps,
  LightTable,
  type RowAction,
  type RowLock,
  type TableColumn,
  type TableProps,
  TrashIcon,
  UiProvider,
} from "../index.ts";
import { DataGrid } from "./grid/index.ts";

interface City {
  id: number;
  name: string;
  people: number;
}

const rows: City[] = [
  { id: 12, name: "Lyon", people: 522 },
  { id: 7, name: "Annecy", people: 131 },
  { id: 31, name: "Valence", people: 64 },
];
const columns: TableColumn<City>[] = [
  { field: "name", header: "Ville", priority: "main" },
  { field: "people", header: "Habitants", align: "end" },
];
const actions = (row: City): RowAction[] => [
  { name: "edit", label: "Modifier", href: `/villes/${row.id}` },
  { name: "remove", label: "Supprimer", icon: TrashIcon, onPress: () => undefined },
];
const jeanne: RowLock = {
  holder: "Jeanne Martin",
  since: "10:42",
  text: "Jeanne Martin modifie cette fiche depuis 10:42",
};

const drawn = vi.fn();

function Drawn({ row }: CellProps<City>) {
  drawn(row.name);
  return row.name;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ["the light table", LightTable<City>],
  ["the grid", DataGrid<City>],
])("%s", (_name, Table) => {
  function Chosen(props: Partial<TableProps<City>> & { onChoice?: (ids: readonly number[]) => void }) {
    const [selection, setSelection] = useState(props.selection);
    return (
      <UiProvider>
        <button type="button">avant</button>
        <Table
          label="Villes"
          rows={rows}
          columns={columns}
          filteredCount={3}
          sort={[]}
          onSortChange={() => undefined}
          rowName={(row) => row.name}
          actions={actions}
          {...props}
          selection={selection}
          onSelectionChange={(next) => {
            setSelection(next);
            props.onChoice?.([...next].sort((a, b) => a - b));
          }}
        />
        <button type="button">après</button>
      </UiProvider>
    );
  }
  const show = async (props: Parameters<typeof Chosen>[0] = {}) => {
    render(<Chosen {...props} />);
    await screen.findByText("Valence");
    return userEvent.setup();
  };
  const cell = (text: string) =>
    screen.getByText(text).closest<HTMLElement>("[role=gridcell]") ?? document.body;
  const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox").slice(1);

  it("copies rows that are selected as lines with tabs and as a table, and one value as text", async () => {
    await show({ selection: new Set([7]), rows: [{ id: 1, name: "=1+1 <b>", people: 1 }, ...rows] });
    await waitFor(() => expect(screen.getByText("131")).toBeTruthy());
    const copied = (from: string, to: string) => {
      const [start, end] = [screen.getByText(from), screen.getByText(to)];
      const range = document.createRange();
      range.setStart(start, 0);
      range.setEnd(end, end.childNodes.length);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      const data = new Map<string, string>();
      const clipboardData = { setData: (type: string, text: string) => data.set(type, text) };
      const isLeft = fireEvent.copy(start, { clipboardData });
      getSelection()?.removeAllRanges();
      return isLeft ? undefined : data;
    };
    const several = copied("=1+1 <b>", "Annecy");
    expect(several?.get("text/plain")).toBe("=1+1 <b>\t1\nLyon\t522\nAnnecy\t131");
    expect(several?.get("text/html")).toContain(
      `<tr><td style='mso-number-format:"\\@"'>=1+1 &lt;b&gt;</td><td align="right">1</td></tr>`,
    );
    expect(copied("Lyon", "522")?.get("text/plain")).toBe("Lyon\t522");
    expect(copied("Lyon", "Lyon")).toBeUndefined();
  });

  it("A06 names each checkbox after its row, and says which rows are chosen", async () => {
    const user = await show({ selection: new Set([7]) });
    expect(boxes().map((box) => box.getAttribute("aria-label"))).toEqual([
      "Choisir Lyon",
      "Choisir Annecy",
      "Choisir Valence",
    ]);
    const rowOf = (name: string) => cell(name).closest("[role=row]")?.getAttribute("aria-selected");
    expect(["Lyon", "Annecy", "Valence"].map(rowOf)).toEqual(["false", "true", "false"]);
    const all = screen.getByRole<HTMLInputElement>("checkbox", {
      name: "Choisir toutes les lignes de la page",
    });
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await user.click(screen.getByRole("checkbox", { name: "Choisir Annecy" }));
    expect(["Lyon", "Annecy", "Valence"].map(rowOf)).toEqual(["false", "false", "false"]);
    expect([all.checked, all.indeterminate]).toEqual([false, false]);
    await user.click(all);
    expect(["Lyon", "Annecy", "Valence"].map(rowOf)).toEqual(["true", "true", "true"]);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
  });

  it("draws again what changed and no more: a lock, a choice", async () => {
    const named: TableColumn<City>[] = [{ field: "name", header: "Ville", cell: "drawn", priority: "main" }];
    const asked = vi.fn(actions);
    const fixed = { columns: named, cells: { drawn: Drawn }, actions: asked, onSortChange: () => undefined };
    const shown = render(<Chosen {...fixed} selection={new Set()} />);
    await screen.findByText("Valence");
    const drawings = () => {
      const names = [drawn.mock.calls.flat(), asked.mock.calls.map(([{ name }]) => name)];
      drawn.mockClear();
      asked.mockClear();
      return names.map((each) => [...new Set(each)]);
    };
    drawings();
    shown.rerender(
      <Chosen
        {...fixed}
        selection={new Set()}
        rowLock={(row) => (row.id === 7 ? { ...jeanne } : undefined)}
      />,
    );
    await screen.findByRole("button", { name: jeanne.text });
    expect(drawings()).toEqual([["Annecy"], ["Annecy"]]);
    shown.rerender(
      <Chosen
        {...fixed}
        selection={new Set()}
        rowLock={(row) => (row.id === 7 ? { ...jeanne } : undefined)}
        dimmed
      />,
    );
    expect(drawings()).toEqual([[], []]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Choisir Lyon" }));
    expect(drawings()).toEqual([["Lyon"], ["Lyon"]]);
  });

  it("chooses rows one by one, by range with Shift, and keeps those of other pages", async () => {
    const onChoice = vi.fn();
    const user = await show({ selection: new Set([99]), onChoice });
    const [first, , third] = boxes();
    if (!first || !third) throw new Error("a row has no checkbox");
    await user.click(first);
    expect(onChoice).toHaveBeenLastCalledWith([12, 99]);
    await user.keyboard("{Shift>}");
    await user.click(third);
    await user.keyboard("{/Shift}");
    expect(onChoice).toHaveBeenLastCalledWith([7, 12, 31, 99]);
    await user.click(first);
    expect(onChoice).toHaveBeenLastCalledWith([7, 31, 99]);
    // Browsers would select the text in between.
    expect(fireEvent.mouseDown(third, { shiftKey: true })).toBe(false);
  });

  it("chooses one row by Shift where the one before was chosen on another page", async () => {
    const onChoice = vi.fn();
    const shown = render(<Chosen selection={new Set()} onChoice={onChoice} />);
    await screen.findByText("Valence");
    const user = userEvent.setup();
    await user.click(boxes()[0] ?? document.body);
    const others = rows.map((row) => ({ ...row, id: row.id + 100, name: `${row.name} 2` }));
    shown.rerender(<Chosen selection={new Set()} onChoice={onChoice} rows={others} pageStart={3} />);
    await screen.findByText("Valence 2");
    // Rows that appeared below a resting pointer ignore presses at first.
    await user.pointer({ target: document.body, coords: { clientX: 90, clientY: 90 } });
    await user.pointer({ target: boxes()[0] ?? document.body, coords: { clientX: 60, clientY: 60 } });
    await user.keyboard("{Shift>}");
    await user.click(boxes()[2] ?? document.body);
    await user.keyboard("{/Shift}");
    expect(onChoice).toHaveBeenLastCalledWith([12, 131]);
  });

  it("chooses all rows of the page by the header's checkbox, then none of them", async () => {
    const onChoice = vi.fn();
    const user = await show({ selection: new Set([99]), onChoice });
    const all = () => screen.getAllByRole("checkbox")[0] ?? document.body;
    await user.click(all());
    expect(onChoice).toHaveBeenLastCalledWith([7, 12, 31, 99]);
    await user.click(all());
    expect(onChoice).toHaveBeenLastCalledWith([99]);
  });

  it("chooses a row by Space on one of its cells", async () => {
    const onChoice = vi.fn();
    await show({ selection: new Set(), onChoice });
    act(() => cell("Annecy").focus());
    fireEvent.keyDown(cell("Annecy"), { key: " ", code: "Space" });
    await waitFor(() => expect(onChoice).toHaveBeenLastCalledWith([7]));
  });

  it("shows what the caller says is chosen, and no checkbox where nothing can be", async () => {
    await show({ selection: new Set([7]) });
    await waitFor(() => expect(boxes().map((box) => box.checked)).toEqual([false, true, false]));
  });

  it("has no checkbox without a selection", async () => {
    await show();
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
  });

  it("moves by arrows, Home and End between the cells", async () => {
    await show();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    act(() => cell("Lyon").focus());
    press("ArrowDown");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Annecy"));
    press("ArrowRight");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("131"));
    press("Home");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Lyon"));
  });

  it("leads by Tab from a cell to its row's controls, one by one, and out of the table", async () => {
    const user = await show();
    act(() => cell("Annecy").focus());
    await user.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Modifier Annecy");
    await user.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Supprimer Annecy");
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe("Annecy");
  });

  it("A06 leads by Tab from the button that unfolds a row to the actions of its details, and back", async () => {
    const still = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("matchMedia", (query: string) => ({ ...still, matches: query !== "print" }));
    const user = await show();
    act(() => cell("Annecy").focus());
    await user.tab();
    await user.keyboard("{Enter}");
    await screen.findByRole("link", { name: "Modifier Annecy" });
    expect(screen.getByRole("button", { name: "Supprimer Annecy" }).textContent).toBe("Supprimer");
    await user.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Modifier Annecy");
    await user.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Supprimer Annecy");
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true");
  });

  it("S14 opens no form of a row that another admin holds", async () => {
    const onRowActivate = vi.fn();
    await show({ onRowActivate, rowLock: (row) => (row.id === 7 ? jeanne : undefined) });
    for (const name of ["Annecy", "Lyon"]) {
      act(() => cell(name).focus());
      fireEvent.keyDown(cell(name), { key: "Enter" });
      fireEvent.click(cell(name));
    }
    await waitFor(() => expect(onRowActivate.mock.calls.map(([row]) => row.id)).toEqual([12, 12]));
  });

  it("opens a row by a press on any of its cells, but not by a press on a control, with a key, or that selects text", async () => {
    const onRowActivate = vi.fn();
    await show({ onRowActivate, selection: new Set() });
    fireEvent.click(cell("131"), { ctrlKey: true });
    fireEvent.click(boxes()[0] ?? document.body);
    fireEvent.click(screen.getByRole("button", { name: "Supprimer Annecy" }));
    getSelection()?.selectAllChildren(cell("131"));
    fireEvent.click(cell("131"));
    getSelection()?.removeAllRanges();
    expect(onRowActivate).not.toHaveBeenCalled();
    fireEvent.click(cell("131"));
    expect(onRowActivate.mock.calls.map(([row]) => row.id)).toEqual([7]);
  });

  it("says which columns have no room, and that a scrolling table has room for all", async () => {
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(600);
    const onNoRoom = vi.fn();
    const wide = { field: "id", header: "Numéro", minWidth: 500 } as const;
    await show({ columns: [...columns, wide], onNoRoom });
    await waitFor(() => expect(onNoRoom.mock.lastCall).toEqual([new Set(["id"])]));
    cleanup();
    await show({ columns: [...columns, { ...wide, resized: true }], onNoRoom });
    await waitFor(() => expect(onNoRoom.mock.lastCall).toEqual([new Set()]));
    vi.restoreAllMocks();
  });

  it("L14 opens the record of a row that another admin holds", async () => {
    const onRowActivate = vi.fn();
    await show({ onRowActivate, opens: "record", rowLock: (row) => (row.id === 7 ? jeanne : undefined) });
    act(() => cell("Annecy").focus());
    fireEvent.keyDown(cell("Annecy"), { key: "Enter" });
    await waitFor(() => expect(onRowActivate.mock.calls.map(([row]) => row.id)).toEqual([7]));
    expect(within(document.body).getByRole("button", { name: jeanne.text })).toBeTruthy();
  });
});
