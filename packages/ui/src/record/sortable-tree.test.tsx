import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { SortableTree, UiProvider } from "../index.ts";

interface Line {
  readonly id: number;
  readonly name: string;
}

const lines: readonly Line[] = ["Pressing", "Repassage", "Retouches"].map((name, id) => ({ id, name }));

/** A list that stores its moves as a server would, and tells them. */
function Sections({ onMove }: { onMove: (name: string, position: number) => unknown }) {
  const [items, setItems] = useState(lines);
  return (
    <UiProvider>
      <SortableTree
        label="Rubriques"
        items={items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={async (item, position) => {
          await onMove(item.name, position);
          setItems((before) => before.filter(({ id }) => id !== item.id).toSpliced(position - 1, 0, item));
        }}
      >
        {({ name }) => name}
      </SortableTree>
    </UiProvider>
  );
}

const shown = () =>
  within(screen.getByRole("list", { name: "Rubriques" }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);
const handle = (name: string) => screen.getByRole("button", { name: `Déplacer ${name}` });
const said = () => screen.getByRole("status").textContent;

describe("SortableTree", () => {
  it("A06 moves a line with Space and arrows, says where it is, and keeps the focus on its handle", async () => {
    const user = userEvent.setup();
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    handle("Pressing").focus();
    await user.keyboard(" {ArrowDown}");
    expect(said()).toBe("Pressing, position 2 sur 3");
    expect(shown()).toEqual(["Repassage", "Pressing", "Retouches"]);
    await user.keyboard("{End} ");
    expect(onMove.mock.calls).toEqual([["Pressing", 3]]);
    expect(said()).toBe("Déplacement terminé\u00a0: Pressing, position 3 sur 3");
    expect(shown()).toEqual(["Repassage", "Retouches", "Pressing"]);
    expect(document.activeElement).toBe(handle("Pressing"));
  });

  it("A06 gives a lifted line back with Escape, and when its handle is left", async () => {
    const user = userEvent.setup();
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    handle("Retouches").focus();
    await user.keyboard(" {Home}{Escape}");
    expect(said()).toBe("Déplacement annulé\u00a0: Retouches, position 3 sur 3");
    await user.keyboard(" {ArrowUp}");
    expect(shown()).toEqual(["Pressing", "Retouches", "Repassage"]);
    await user.tab();
    expect(shown()).toEqual(lines.map(({ name }) => name));
    expect(onMove).not.toHaveBeenCalled();
  });

  it("moves a line with the pointer, past the middles of the others", () => {
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    for (const line of screen.getAllByRole("listitem")) {
      line.getBoundingClientRect = () =>
        DOMRect.fromRect({ y: 40 * [...(line.parentElement?.children ?? [])].indexOf(line), height: 40 });
    }
    fireEvent.pointerDown(handle("Pressing"), { button: 0 });
    fireEvent.pointerMove(window, { clientY: 70 });
    expect(shown()).toEqual(["Repassage", "Pressing", "Retouches"]);
    fireEvent.pointerUp(window);
    expect(onMove.mock.calls).toEqual([["Pressing", 2]]);
  });

  it("A06 moves a line straight to a position, and refuses one that there is not", async () => {
    const user = userEvent.setup();
    const onMove = vi.fn();
    render(<Sections onMove={onMove} />);
    await user.click(screen.getByRole("button", { name: "Autres actions sur Pressing" }));
    await user.click(screen.getByRole("menuitem", { name: "Déplacer en position…" }));
    const dialog = await screen.findByRole("dialog", { name: "Déplacer Pressing" });
    await user.clear(within(dialog).getByRole("textbox"));
    await user.type(within(dialog).getByRole("textbox"), "4{Enter}");
    expect(within(dialog).getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    await user.clear(within(dialog).getByRole("textbox"));
    await user.type(within(dialog).getByRole("textbox"), "3{Enter}");
    await waitFor(() => expect(onMove.mock.calls).toEqual([["Pressing", 3]]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("shows the old order again when a move is refused", async () => {
    const user = userEvent.setup();
    let refuse: () => void = () => undefined;
    render(
      <Sections onMove={() => new Promise((_done, reject) => (refuse = () => reject(new Error("409"))))} />,
    );
    handle("Pressing").focus();
    await user.keyboard(" {ArrowDown} ");
    expect(shown()).toEqual(["Repassage", "Pressing", "Retouches"]);
    refuse();
    await waitFor(() => expect(shown()).toEqual(lines.map(({ name }) => name)));
  });
});
