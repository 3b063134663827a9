import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { SortableList, UiProvider } from "../index.ts";
import { placed } from "./order.ts";

const services = [
  { id: 7, name: "Pressing" },
  { id: 3, name: "Ménage" },
  { id: 9, name: "Jardinage" },
];

function Sorted({ onMove }: { onMove: (id: number, position: number) => void }) {
  const [entries, setEntries] = useState(services);
  return (
    <UiProvider>
      <SortableList
        label="Services"
        entries={entries}
        barred={({ id }) => (id === 9 ? "Karim Benali modifie cette fiche" : undefined)}
        onMove={({ id }, position) => {
          onMove(id, position);
          const order = placed(
            entries.map((each) => each.id),
            id,
            position,
          );
          setEntries(order.flatMap((each) => entries.filter((entry) => entry.id === each)));
        }}
      />
    </UiProvider>
  );
}

const names = () =>
  screen.getAllByRole("listitem").map((entry) => entry.querySelector(".ui-sortable__name")?.textContent);
const said = () =>
  screen
    .getAllByRole("status")
    .map((each) => each.textContent)
    .join("");

it("A06 moves an entry by keyboard alone, says each position, and keeps the focus on it", async () => {
  const user = userEvent.setup();
  const onMove = vi.fn<(id: number, position: number) => void>();
  render(<Sorted onMove={onMove} />);
  screen.getByRole("button", { name: "Déplacer Pressing" }).focus();
  await user.keyboard(" {ArrowDown}");
  expect(said()).toContain("Pressing, position 2 sur 3");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(names()).toEqual(["Ménage", "Jardinage", "Pressing"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Déplacer Pressing" }));
  expect(onMove).not.toHaveBeenCalled();
  await user.keyboard(" ");
  expect(onMove.mock.calls).toEqual([[7, 3]]);
  await user.keyboard(" {Home}{Escape}");
  expect(names()).toEqual(["Ménage", "Jardinage", "Pressing"]);
  expect(onMove).toHaveBeenCalledTimes(1);
});

it("A02 moves an entry to a position that is typed, and refuses one that there is not", async () => {
  const user = userEvent.setup();
  const onMove = vi.fn<(id: number, position: number) => void>();
  render(<Sorted onMove={onMove} />);
  await user.click(screen.getByRole("button", { name: "Déplacer Ménage en position…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Déplacer Ménage" }));
  const position = dialog.getByRole("textbox", { name: /^Position/ });
  await user.clear(position);
  await user.type(position, "4");
  await user.click(dialog.getByRole("button", { name: "Déplacer" }));
  expect(dialog.getByText("Une position de 1 à 3 est attendue.")).toBeDefined();
  await user.clear(position);
  await user.type(position, "1");
  await user.click(dialog.getByRole("button", { name: "Déplacer" }));
  expect(names()).toEqual(["Ménage", "Pressing", "Jardinage"]);
  expect(onMove.mock.calls).toEqual([[3, 1]]);
});

it("S15 an entry that another admin holds does not move; one that is dragged goes where it is dropped", () => {
  const onMove = vi.fn<(id: number, position: number) => void>();
  render(<Sorted onMove={onMove} />);
  const box = (top: number) => new DOMRect(0, top, 100, 40);
  for (const [at, entry] of screen.getAllByRole("listitem").entries())
    entry.getBoundingClientRect = () => box(at * 40);
  const held = screen.getByRole("button", { name: "Déplacer Jardinage" });
  fireEvent.pointerDown(held);
  fireEvent.pointerMove(document, { clientY: 5 });
  fireEvent.pointerUp(document);
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole("button", { name: "Déplacer Pressing" }));
  fireEvent.pointerMove(document, { clientY: 60 });
  fireEvent.pointerUp(document);
  expect(onMove.mock.calls).toEqual([[7, 2]]);
});
