import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { SortableList, UiProvider } from "../index.ts";
import { edgeSpeed } from "./edge-scroll.ts";
import { placed } from "./order.ts";

const services = [
  { id: 7, name: "Pressing" },
  { id: 3, name: "Ménage" },
  { id: 9, name: "Jardinage" },
];

interface Given {
  readonly onMove: (name: string, position: number) => unknown;
  readonly barred?: string;
  readonly readOnly?: boolean;
}

function Sorted({ onMove, barred, readOnly }: Given) {
  const [ids, setIds] = useState([7, 3, 9]);
  return (
    <UiProvider>
      <SortableList
        label="Services"
        entries={ids.flatMap((id) => services.filter((each) => each.id === id))}
        barred={({ name }) => (name === barred ? "Karim Benali modifie cette fiche" : undefined)}
        readOnly={readOnly}
        onMove={({ id, name }, position) => {
          onMove(name, position);
          setIds((before) => placed(before, id, position));
        }}
      />
    </UiProvider>
  );
}

const mock = () => vi.fn<(name: string, position: number) => unknown>();
const names = () =>
  screen.getAllByRole("listitem").map((entry) => entry.querySelector(".ui-sortable__name")?.textContent);
const handle = (name: string) => screen.getByRole("button", { name: `Déplacer ${name}` });
const said = () =>
  screen
    .getAllByRole("status")
    .map((each) => each.textContent)
    .join("");
const inPlace = ["Pressing", "Ménage", "Jardinage"];

it("A06 moves an entry by keyboard alone, says each position, and keeps the focus on it", async () => {
  const user = userEvent.setup();
  const onMove = mock();
  render(<Sorted onMove={onMove} />);
  handle("Pressing").focus();
  await user.keyboard(" {ArrowDown}");
  expect(said()).toBe("Pressing, position 2 sur 3");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(names()).toEqual(["Ménage", "Jardinage", "Pressing"]);
  expect(document.activeElement).toBe(handle("Pressing"));
  expect(onMove).not.toHaveBeenCalled();
  await user.keyboard(" ");
  expect(onMove.mock.calls).toEqual([["Pressing", 3]]);
  expect(said()).toBe("Déplacement terminé\u00a0: Pressing, position 3 sur 3");
  expect(names()).toEqual(["Ménage", "Jardinage", "Pressing"]);
  expect(document.activeElement).toBe(handle("Pressing"));
});

it("A06 gives a held entry back with Escape, and when its handle loses the focus", async () => {
  const user = userEvent.setup();
  const onMove = mock();
  render(<Sorted onMove={onMove} />);
  handle("Jardinage").focus();
  await user.keyboard(" {Home}{Escape}");
  expect(said()).toBe("Déplacement annulé\u00a0: Jardinage, position 3 sur 3");
  await user.keyboard(" {ArrowUp}");
  expect(names()).toEqual(["Pressing", "Jardinage", "Ménage"]);
  await user.tab();
  expect(names()).toEqual(inPlace);
  expect(onMove).not.toHaveBeenCalled();
});

it("A06 moves an entry by its menu, one step or to a position that is typed, and refuses one that there is not", async () => {
  const user = userEvent.setup();
  const onMove = mock();
  render(<Sorted onMove={onMove} />);
  const choose = async (entry: string) => {
    await user.click(screen.getByRole("button", { name: "Autres actions sur Ménage" }));
    await user.click(screen.getByRole("menuitem", { name: entry }));
  };
  await choose("Monter");
  await choose("Déplacer en position…");
  const dialog = within(await screen.findByRole("dialog", { name: "Déplacer Ménage" }));
  const position = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Position/ });
  expect(position.value).toBe("1");
  await user.clear(position);
  await user.type(position, "4{Enter}");
  expect(position.getAttribute("aria-invalid")).toBe("true");
  // What is wrong, and beside it once what is possible.
  dialog.getByText("Cette position n’existe pas.");
  dialog.getByText("Un nombre de 1 à 3.");
  for (const [typed, fault] of [
    ["", "Ce champ est obligatoire."],
    ["abc", "Nombre attendu, par exemple 1 234,5"],
  ] as const) {
    await user.clear(position);
    await user.type(position, `${typed}{Enter}`);
    dialog.getByText(fault);
    expect(dialog.queryByText("Cette position n’existe pas.")).toBeNull();
  }
  await user.clear(position);
  await user.type(position, "3{Enter}");
  await waitFor(() => expect(names()).toEqual(["Pressing", "Jardinage", "Ménage"]));
  expect(onMove.mock.calls).toEqual([
    ["Ménage", 1],
    ["Ménage", 3],
  ]);
});

/** 40 px per entry at its current position: happy-dom has no heights. */
function layOut(): void {
  for (const entry of screen.getAllByRole("listitem"))
    entry.getBoundingClientRect = () =>
      new DOMRect(0, 40 * [...(entry.parentElement?.children ?? [])].indexOf(entry), 100, 40);
}

it("S15 an entry that another admin holds does not move; one that is dragged goes where it is dropped", async () => {
  const user = userEvent.setup();
  const onMove = mock();
  render(<Sorted onMove={onMove} barred="Jardinage" />);
  layOut();
  fireEvent.pointerDown(handle("Jardinage"));
  fireEvent.pointerMove(window, { clientY: 5 });
  fireEvent.pointerUp(window);
  handle("Jardinage").focus();
  await user.keyboard(" {Home} ");
  expect(names()).toEqual(inPlace);
  // The reason is text beside the name, as touch has no tooltips; it describes the handle.
  const why = screen.getByText("Karim Benali modifie cette fiche");
  expect(handle("Jardinage").getAttribute("aria-describedby")).toBe(why.id);
  fireEvent.pointerDown(handle("Pressing"));
  fireEvent.pointerMove(window, { clientY: 70 });
  expect(names()).toEqual(["Ménage", "Pressing", "Jardinage"]);
  fireEvent.pointerUp(window);
  expect(onMove.mock.calls).toEqual([["Pressing", 2]]);
});

it("S21 an entry is dropped where the pointer was last, even if that was not drawn any more", async () => {
  const onMove = mock();
  render(<Sorted onMove={onMove} />);
  layOut();
  fireEvent.pointerDown(handle("Pressing"), { button: 0 });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  window.dispatchEvent(new PointerEvent("pointermove", { clientY: 70 }));
  window.dispatchEvent(new PointerEvent("pointerup"));
  vi.unstubAllGlobals();
  await vi.waitFor(() => expect(onMove.mock.calls).toEqual([["Pressing", 2]]));
});

it("A06 the box scrolls the faster the nearer the pointer is to its edge, and not away from it", () => {
  const visible = { top: 50, bottom: 700 };
  expect(edgeSpeed(375, visible)).toBe(0);
  expect(edgeSpeed(640, visible)).toBe(0);
  expect(edgeSpeed(680, visible)).toBeGreaterThan(0);
  expect(edgeSpeed(699, visible)).toBeGreaterThan(edgeSpeed(680, visible));
  expect(edgeSpeed(60, visible)).toBeLessThan(0);
  expect(edgeSpeed(2000, visible)).toBe(edgeSpeed(700, visible));
  expect(edgeSpeed(-500, visible)).toBe(-edgeSpeed(700, visible));
});

it("L14 an order that cannot be changed is read without any control", () => {
  render(<Sorted onMove={mock()} readOnly />);
  expect(names()).toEqual(inPlace);
  expect(screen.queryByRole("button")).toBeNull();
});

it.each(["keyboard", "pointer"])(
  "S15 gives back what the %s holds when another admin takes the record",
  async (by) => {
    const onMove = mock();
    const { rerender } = render(<Sorted onMove={onMove} />);
    handle("Pressing").focus();
    if (by === "keyboard") await userEvent.keyboard(" {ArrowDown}");
    else fireEvent.pointerDown(handle("Pressing"), { button: 0 });
    if (by === "pointer") fireEvent.pointerMove(window, { clientY: 1000 });
    expect(names()).not.toEqual(inPlace);
    rerender(<Sorted onMove={onMove} readOnly />);
    expect(names()).toEqual(inPlace);
    fireEvent.pointerUp(window);
    rerender(<Sorted onMove={onMove} />);
    expect(handle("Pressing").getAttribute("aria-pressed")).toBe("false");
    expect(onMove).not.toHaveBeenCalled();
  },
);
