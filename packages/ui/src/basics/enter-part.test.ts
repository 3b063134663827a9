/** @vitest-environment happy-dom */
import { expect, test, vi } from "vitest";
import { enterPart } from "./enter-part.ts";

function entered() {
  document.body.innerHTML = "<div tabindex=-1><input></div>";
  const [part, first] = [document.querySelector("div"), document.querySelector("input")];
  if (part === null || first === null) throw new Error("nothing is drawn");
  const pressed = vi.fn<(event: KeyboardEvent) => void>();
  first.addEventListener("keydown", pressed);
  enterPart(part, first);
  expect(document.activeElement).toBe(part);
  const press = (key: string, ctrlKey = false): boolean =>
    part.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
  return { part, first, pressed, press };
}

test("A09 a key that is pressed before the first control has the focus goes to it, once", () => {
  const { first, pressed, press } = entered();
  pressed.mockImplementation((event) => event.preventDefault());
  expect(press("Enter", true)).toBe(false);
  expect(document.activeElement).toBe(first);
  expect(pressed.mock.calls.map(([{ key, ctrlKey }]) => [key, ctrlKey])).toEqual([["Enter", true]]);
});

test("Escape and Tab stay what they are", () => {
  for (const key of ["Escape", "Tab"]) {
    const { first, pressed, press } = entered();
    expect(press(key)).toBe(true);
    expect(document.activeElement).toBe(first);
    expect(pressed).not.toHaveBeenCalled();
  }
});
