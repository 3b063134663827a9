/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useShortcuts } from "./shortcuts.ts";

afterEach(cleanup);

const run = vi.fn();
const keys = ["?", "/", "g", "j", "k", "e", "x"];
const shortcuts = Object.fromEntries(keys.map((key) => [key, () => run(key)]));

/** Every kind of field in the product, and other controls. */
function Fields() {
  useShortcuts(shortcuts);
  return (
    <main>
      <h1 tabIndex={-1}>Immeubles</h1>
      <button type="button">Exporter</button>
      <input type="checkbox" aria-label="Choisir" />
      <input aria-label="Nom" />
      <input type="search" aria-label="Recherche" />
      <input type="number" aria-label="Montant" />
      <input type="date" aria-label="Date" />
      <textarea aria-label="Consignes" />
      <select aria-label="Statut" />
      <div role="combobox" tabIndex={0} aria-label="Ville" aria-expanded="false" aria-controls="villes" />
      {/* biome-ignore lint/a11y/useSemanticElements: as the editor of rich texts draws it */}
      <div role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning aria-label="Texte">
        <p>Bonjour</p>
      </div>
    </main>
  );
}

const pressAll = (target: Element, over: KeyboardEventInit = {}): readonly string[] => {
  run.mockClear();
  for (const key of keys) fireEvent.keyDown(target, { key, ...over });
  return run.mock.calls.map(([key]) => String(key));
};

test("A14 single keys do something outside of fields, and nothing in any of them, whatever is typed there", () => {
  render(<Fields />);
  for (const name of ["heading", "button", "checkbox"] as const)
    expect(pressAll(screen.getByRole(name)), name).toEqual(keys);
  for (const label of ["Nom", "Recherche", "Montant", "Date", "Consignes", "Statut", "Ville", "Texte"])
    expect(pressAll(screen.getByLabelText(label)), label).toEqual([]);
  expect(pressAll(screen.getByText("Bonjour"))).toEqual([]);
});

test("A14 keys of an AZERTY keyboard count by their sign; figures with Shift, AltGr and an accent begun are no keys", () => {
  render(<Fields />);
  const page = screen.getByRole("heading");
  const press = (init: KeyboardEventInit): readonly unknown[] => {
    run.mockClear();
    fireEvent.keyDown(page, init);
    return run.mock.calls.flat();
  };
  expect(press({ key: "?", code: "KeyM", shiftKey: true })).toEqual(["?"]);
  expect(press({ key: "/", code: "Period", shiftKey: true })).toEqual(["/"]);
  expect(press({ key: "X", code: "KeyX", shiftKey: true })).toEqual(["x"]);
  for (let figure = 0; figure <= 9; figure += 1)
    expect(press({ key: String(figure), code: `Digit${figure}`, shiftKey: true })).toEqual([]);
  // Question mark and slash on an English keyboard.
  expect(press({ key: "!", code: "Slash" })).toEqual([]);
  expect(press({ key: "§", code: "Slash", shiftKey: true })).toEqual([]);
  expect(press({ key: "Dead", code: "BracketLeft" })).toEqual([]);
  for (const over of [
    { isComposing: true },
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { ctrlKey: true, altKey: true },
    { repeat: true },
  ])
    expect(pressAll(page, over), JSON.stringify(over)).toEqual([]);
});

test("A14 no single key reaches the page under a window, a question or a menu", () => {
  for (const role of ["dialog", "alertdialog", "menu"]) {
    render(
      <>
        <Fields />
        <div role={role}>
          <button type="button">Fermer</button>
        </div>
      </>,
    );
    expect(pressAll(screen.getByRole("button", { name: "Fermer" })), role).toEqual([]);
    cleanup();
  }
});
