import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StickyActions, ToastProvider, type Toasts, toastCode, useToast } from "../index.ts";

let toasts: Toasts | undefined;

function Page() {
  toasts = useToast();
  return null;
}

const at = (bar: boolean) => (
  <ToastProvider>
    <Page />
    {bar ? <StickyActions>Enregistrer</StickyActions> : null}
  </ToastProvider>
);

const place = (name: string) => document.documentElement.style.getPropertyValue(`--toasts-${name}`);

function openWindow(isNarrow: boolean): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

let toastHeight = 60;

/** Nothing is laid out here: the bar ends 100 px above the window's bottom. */
beforeEach(() => {
  toastHeight = 60;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    return this.classList.contains("ui-toasts") ? toastHeight : 0;
  });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return this.classList.contains("ui-sticky") ? new DOMRect(0, innerHeight - 150, 390, 50) : new DOMRect();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("A07 in a narrow window toasts of any height stand above a bar, whenever it comes, leaves, or they grow", async () => {
  openWindow(true);
  const { rerender } = render(at(false));
  act(() => void toasts?.error("Hors ligne"));
  await waitFor(() => expect([place("bottom"), place("height")]).toEqual(["0px", "60px"]));
  rerender(at(true));
  toastHeight = 99;
  await waitFor(() => expect(place("height")).toBe("99px"));
  expect(place("bottom")).toBe("0px");
  toastHeight = 101;
  await waitFor(() => expect(place("bottom")).toBe("150px"));
  rerender(at(false));
  await waitFor(() => expect(place("bottom")).toBe("0px"));
  act(() => toasts?.clear());
  expect([place("bottom"), place("height")]).toEqual(["", ""]);
});

it("A03 A07 so do those whose code cannot be fetched", async () => {
  openWindow(true);
  vi.spyOn(toastCode, "loaded").mockReturnValue(undefined);
  vi.spyOn(toastCode, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  toastHeight = 101;
  render(at(true));
  act(() => void toasts?.error("Hors ligne"));
  await waitFor(() => expect(place("bottom")).toBe("150px"));
  expect(screen.queryByRole("region", { name: /Notifications/ })).toBeNull();
});

it("A07 toasts higher than the room above a bar stay in the window", async () => {
  openWindow(true);
  toastHeight = innerHeight - 10;
  render(at(true));
  act(() => void toasts?.error("Hors ligne"));
  await waitFor(() => expect(place("bottom")).toBe("10px"));
});

it("A07 in a wide window, and without a toast, nothing is measured", () => {
  const searches = vi.spyOn(document, "querySelectorAll");
  openWindow(true);
  const { unmount } = render(at(true));
  unmount();
  openWindow(false);
  render(at(true));
  act(() => void toasts?.error("Hors ligne"));
  expect(searches).not.toHaveBeenCalledWith(expect.stringContaining(".ui-sticky"));
  expect(place("bottom")).toBe("");
});
