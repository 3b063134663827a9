/** @vitest-environment happy-dom */
import { expect, test, vi } from "vitest";
import { afterPress } from "./press-end.ts";

test("A14 what a blur causes waits for the click that caused the blur", async () => {
  const order: string[] = [];
  const button = document.createElement("button");
  button.addEventListener("click", () => order.push("click"));
  document.body.append(button);
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  afterPress(() => order.push("checked"));
  button.dispatchEvent(new Event("pointerup", { bubbles: true }));
  button.click();
  await vi.waitFor(() => expect(order).toEqual(["click", "checked"]));
  afterPress(() => order.push("by keyboard"));
  expect(order.at(-1)).toBe("by keyboard");
});
