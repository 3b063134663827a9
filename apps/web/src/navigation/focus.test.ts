/** @vitest-environment happy-dom */
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreFocus, useFocusRescue } from "./focus.ts";

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

test("A14 a window that opened and closed before the title had it returns the focus itself", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "performance", "setTimeout"] });
  restoreFocus(undefined);
  vi.advanceTimersToNextFrame();
  expect(document.activeElement?.tagName).toBe("MAIN");
  element("input").focus();
  element("input").blur();
  expect(focused()).toBe("BODY");
});

test("A14 a title that is drawn late takes it then, unless something else has it by then", async () => {
  const title = element("h1");
  const draw = async (): Promise<void> => {
    element("main").prepend(title);
    await new Promise((resolve) => setTimeout(resolve));
  };
  for (const [press, place] of [
    [() => undefined, "H1"],
    [() => element("input").focus(), "INPUT"],
  ] as const) {
    title.remove();
    element("main").blur();
    const taken = vi.spyOn(document, "querySelector");
    restoreFocus(undefined);
    expect(focused()).toBe("MAIN");
    // Until the title was searched in vain.
    await vi.waitFor(() => expect(taken.mock.calls.flat()).toContain("main h1"));
    taken.mockRestore();
    press();
    await draw();
    expect(focused()).toBe(place);
  }
});

test("A14 a focus that the user placed since stays where it is", () => {
  restoreFocus(() => element("button"));
  element("input").focus();
  expect(focused()).toBe("INPUT");
});

test.each(["dialog", "button"])(
  "A14 a closed window whose %s had the focus returns it itself",
  async (name) => {
    vi.useRealTimers();
    const { unmount } = renderHook(() => useFocusRescue());
    const frames = async (count: number): Promise<void> => {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const opened = document.createElement("div");
    opened.innerHTML = "<div role=dialog tabindex=-1><button>Fermer</button></div>";
    document.body.append(opened);
    opened.querySelector<HTMLElement>(name === "dialog" ? "[role=dialog]" : "button")?.focus();
    opened.remove();
    await frames(6);
    expect(document.activeElement?.tagName).toBe("BODY");
    element("main > button").focus();
    element("main > button").remove();
    // Until the title has it: a pending move would reach the next case.
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
    unmount();
  },
);
