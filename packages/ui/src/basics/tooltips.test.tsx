import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IconButton, TrashIcon, UiProvider } from "../index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(extra: object = {}) {
  render(
    <UiProvider>
      <main>
        <IconButton icon={TrashIcon} label="Supprimer" {...extra} />
        <p>Un texte</p>
      </main>
    </UiProvider>,
  );
  return screen.getByRole("button");
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.queryByRole("tooltip");

it("shows the words once the pointer rests, inside the landmark, and takes them away when it leaves", () => {
  const button = show();
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  wait(300);
  expect(shown()).toBeNull();
  wait(100);
  expect(shown()?.textContent).toBe("Supprimer");
  expect(shown()?.closest("main")).not.toBeNull();
  fireEvent.pointerOver(screen.getByText("Un texte"), { pointerType: "mouse" });
  wait(200);
  expect(shown()).toBeNull();
});

it("A06 stays while it is hovered itself, and goes with Escape, which then closes nothing else", () => {
  const button = show();
  const dismissed = vi.fn();
  document.addEventListener("keydown", dismissed);
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  wait(400);
  fireEvent.pointerOver(screen.getByText("Un texte"), { pointerType: "mouse" });
  wait(50);
  const bubble = screen.getByRole("tooltip");
  fireEvent.pointerOver(bubble, { pointerType: "mouse" });
  wait(1000);
  expect(shown()).toBe(bubble);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(shown()).toBeNull();
  expect(dismissed).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: "Escape" });
  expect(dismissed).toHaveBeenCalledOnce();
  document.removeEventListener("keydown", dismissed);
});

it("A06 leaves Escape to a window that was opened over it", () => {
  const button = show();
  const dismissed = vi.fn();
  document.addEventListener("keydown", dismissed);
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  wait(400);
  button.parentElement?.setAttribute("aria-hidden", "true");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(shown()).toBeNull();
  expect(dismissed).toHaveBeenCalledOnce();
  button.parentElement?.removeAttribute("aria-hidden");
  document.removeEventListener("keydown", dismissed);
});

it("A06 does not lie over a window that opens while the pointer rests on its button", async () => {
  const button = show();
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  wait(400);
  expect(shown()).not.toBeNull();
  button.parentElement?.setAttribute("aria-hidden", "true");
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(document.querySelector("[role=tooltip]")).toBeNull();
  button.parentElement?.removeAttribute("aria-hidden");
});

it("A06 does not open over a window that came before its time", () => {
  const button = show();
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  button.parentElement?.setAttribute("aria-hidden", "true");
  wait(400);
  expect(document.querySelector("[role=tooltip]")).toBeNull();
  button.parentElement?.removeAttribute("aria-hidden");
});

it("comes with the focus of a key, and not again after a press until the pointer has left", () => {
  const button = show();
  act(() => button.focus());
  expect(shown()?.textContent).toBe("Supprimer");
  fireEvent.pointerDown(button);
  expect(shown()).toBeNull();
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  wait(1000);
  expect(shown()).toBeNull();
});

it("A06 comes again when the focus comes back after a press, and stays with it when the pointer moves", () => {
  const button = show();
  act(() => button.focus());
  fireEvent.click(button);
  act(() => button.blur());
  act(() => button.focus());
  expect(shown()?.textContent).toBe("Supprimer");
  fireEvent.pointerOver(screen.getByText("Un texte"), { pointerType: "mouse" });
  wait(1000);
  expect(shown()).not.toBeNull();
});

it("does not come for a finger", () => {
  fireEvent.pointerOver(show(), { pointerType: "touch" });
  wait(1000);
  expect(shown()).toBeNull();
});

it("goes with its element, and follows its words", async () => {
  const button = show();
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  wait(400);
  button.setAttribute("data-tooltip", "Jeanne Martin modifie cette fiche");
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(shown()?.textContent).toBe("Jeanne Martin modifie cette fiche");
  button.remove();
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
  expect(shown()).toBeNull();
});

function cellOf(text: string, isCut: boolean): HTMLElement {
  const cell = document.createElement("div");
  cell.setAttribute("role", "gridcell");
  cell.tabIndex = -1;
  cell.style.overflowX = "hidden";
  cell.textContent = text;
  if (isCut) Object.defineProperties(cell, { scrollWidth: { value: 240 }, clientWidth: { value: 120 } });
  return cell;
}

function showCells() {
  const { container } = render(<UiProvider>{null}</UiProvider>);
  const cut = cellOf("Résidence du Parc de la Tête d’Or", true);
  const whole = cellOf("Lyon", false);
  container.append(cut, whole);
  return { cut, whole };
}

it("A06 shows what a table's cell cuts where the focus rests, and takes it away at the next cell", () => {
  const { cut, whole } = showCells();
  act(() => cut.focus());
  expect(shown()).toBeNull();
  wait(400);
  expect(shown()?.textContent).toBe("Résidence du Parc de la Tête d’Or");
  expect(cut.getAttribute("aria-describedby")).toBeNull();
  act(() => whole.focus());
  expect(shown()).toBeNull();
  wait(400);
  expect(shown()).toBeNull();
  act(() => cut.focus());
  act(() => whole.focus());
  wait(400);
  expect(shown()).toBeNull();
});

it("A06 shows nothing of a header whose handle alone hangs over its edge", () => {
  const { cut: header } = showCells();
  const handle = document.createElement("div");
  handle.className = "ag-header-cell-resize";
  header.setAttribute("role", "columnheader");
  header.append(handle);
  fireEvent.pointerOver(header, { pointerType: "mouse" });
  wait(400);
  expect(shown()).toBeNull();
});

it("A06 shows it where the pointer rests, and not of a cell that is seen whole, nor after a press", () => {
  const { cut, whole } = showCells();
  fireEvent.pointerOver(whole, { pointerType: "mouse" });
  wait(400);
  expect(shown()).toBeNull();
  fireEvent.pointerOver(cut, { pointerType: "mouse" });
  wait(400);
  expect(shown()?.textContent).toBe("Résidence du Parc de la Tête d’Or");
  fireEvent.pointerOver(whole, { pointerType: "mouse" });
  wait(200);
  expect(shown()).toBeNull();
  fireEvent.pointerDown(cut);
  fireEvent.pointerOver(cut, { pointerType: "mouse" });
  wait(400);
  expect(shown()).toBeNull();
});

it("A06 describes an element whose name does not say it, and no other", () => {
  const named = show();
  act(() => named.focus());
  expect(named.getAttribute("aria-describedby")).toBeNull();
  cleanup();
  const other = show({ "data-tooltip": "Une commande est en cours" });
  act(() => other.focus());
  expect(other.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
});
