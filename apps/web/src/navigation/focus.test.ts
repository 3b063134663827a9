/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreFocus } from "./focus.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance"] });
  document.body.innerHTML = "<main><h1 tabindex='-1'>Montants</h1><button>Valider</button><input></main>";
});
afterEach(() => void vi.useRealTimers());
const element = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;
const focused = () => {
  vi.advanceTimersByTime(100);
  return document.activeElement?.tagName;
};

test.each(["body", "h1"])("A14 the next row takes the focus that a closed window left on %s", (place) => {
  element(place).focus();
  let isDrawn = false;
  restoreFocus(() => (isDrawn ? element("button") : undefined));
  expect(focused()).not.toBe("BUTTON");
  isDrawn = true;
  expect(focused()).toBe("BUTTON");
});

test("A14 without a next row the title takes it, once the content has been read out", async () => {
  restoreFocus(undefined);
  expect(focused()).toBe("MAIN");
  await vi.waitFor(() => expect(focused()).toBe("H1"));
});

test("A14 a focus that the user placed since stays where it is", () => {
  restoreFocus(() => element("button"));
  element("input").focus();
  expect(focused()).toBe("INPUT");
});
