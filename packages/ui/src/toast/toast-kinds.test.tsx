import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider, type Toasts, useToast } from "../index.ts";

let toasts: Toasts | undefined;

function Page() {
  toasts = useToast();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
});
afterEach(() => void vi.useRealTimers());

const undo = vi.fn();
const treat = (name: string) =>
  act(() => {
    toasts?.success(`Appel traité\u00a0: ${name}`, {
      kind: "treat",
      counted: (count) => `${count} appels traités`,
      action: { label: "Annuler", labelOfLast: "Annuler le dernier", onPress: () => undo(name) },
    });
  });
const shown = () =>
  [...document.querySelectorAll(".ui-toast")].map(
    (toast) => toast.querySelector(".ui-toast__words")?.textContent,
  );
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("A02 those of one kind are counted in one, which says the last of them and takes it back", () => {
  treat("Alice");
  pass(3000);
  treat("Basile");
  pass(3000);
  treat("Chloé");
  expect(shown()).toEqual(["Succès\u00a0: 3 appels traitésAppel traité\u00a0: Chloé"]);
  fireEvent.click(screen.getByRole("button", { name: "Annuler le dernier" }));
  expect(undo.mock.calls).toEqual([["Chloé"]]);
  expect(shown()).toEqual([]);
});

it("A02 begins to count anew once the toast is gone, and counts its 5000 ms from the last", () => {
  treat("Alice");
  pass(4000);
  treat("Basile");
  pass(4999);
  expect(shown()).toHaveLength(1);
  pass(1);
  expect(shown()).toEqual([]);
  treat("Chloé");
  expect(shown()).toEqual(["Succès\u00a0: Appel traité\u00a0: Chloé"]);
});

it("A16 one that the pointer is on keeps its words: its button acts on what it says", () => {
  treat("Alice");
  fireEvent.pointerEnter(document.querySelector(".ui-toast") ?? document.body);
  treat("Basile");
  expect(shown()).toHaveLength(2);
  fireEvent.click(screen.getAllByRole("button", { name: "Annuler" })[0] ?? document.body);
  expect(undo).toHaveBeenLastCalledWith("Alice");
});

it("A02 the same words take the place of those before; other words stand below", () => {
  act(() => void toasts?.error("Hors ligne"));
  act(() => void toasts?.error("Hors ligne"));
  act(() => void toasts?.success("Hors ligne"));
  expect(shown()).toHaveLength(2);
});
