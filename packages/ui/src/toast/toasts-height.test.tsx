import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider, type Toasts, toastCode, useToast } from "../index.ts";

let toasts: Toasts | undefined;
let height = 60;
/** Reports of size by element: this DOM makes none. */
let observed = new Map<Element, () => void>();

class PlayedResizeObserver {
  readonly #report: () => void;

  constructor(report: () => void) {
    this.#report = report;
  }

  observe(element: Element): void {
    observed.set(element, this.#report);
    this.#report();
  }

  disconnect(): void {
    for (const [element, report] of observed) if (report === this.#report) observed.delete(element);
  }
}

/** Reports sizes, as a browser does before it paints. */
const paint = () => {
  for (const report of observed.values()) report();
};

function Page() {
  toasts = useToast();
  return null;
}

function openPage(isNarrow: boolean): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
}

const measured = () => document.documentElement.style.getPropertyValue("--toasts-height");

beforeEach(() => {
  height = 60;
  observed = new Map();
  vi.stubGlobal("ResizeObserver", PlayedResizeObserver);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return this.classList.contains("ui-toasts") ? height : 0;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("A07 a narrow window's style sheets know the height of the toasts, also once they grow", async () => {
  openPage(true);
  act(() => void toasts?.error("Hors ligne"));
  await screen.findByText("Hors ligne");
  paint();
  expect(measured()).toBe("60px");
  height = 99;
  paint();
  expect(measured()).toBe("99px");
  act(() => toasts?.clear());
  height = 8;
  paint();
  expect(measured()).toBe("");
});

it("A03 A07 so they do without the code of the toasts", async () => {
  vi.spyOn(toastCode, "loaded").mockReturnValue(undefined);
  vi.spyOn(toastCode, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  openPage(true);
  act(() => void toasts?.error("Hors ligne"));
  await screen.findByText("Hors ligne");
  paint();
  expect(measured()).toBe("60px");
  expect(screen.queryByRole("region", { name: /Notifications/ })).toBeNull();
});

it("A07 a wide window keeps its windows in place", async () => {
  openPage(false);
  act(() => void toasts?.error("Hors ligne"));
  await screen.findByRole("region", { name: /Notifications/ });
  paint();
  expect(measured()).toBe("");
});
