import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider, type Toasts, toastCode, useToast } from "../index.ts";

let toasts: Toasts | undefined;
let height = 60;

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
  await waitFor(() => expect(measured()).toBe("60px"));
  height = 99;
  await waitFor(() => expect(measured()).toBe("99px"));
  act(() => toasts?.clear());
  expect(measured()).toBe("");
});

it("A03 A07 so they do without the code of the toasts", async () => {
  vi.spyOn(toastCode, "loaded").mockReturnValue(undefined);
  vi.spyOn(toastCode, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  openPage(true);
  act(() => void toasts?.error("Hors ligne"));
  await waitFor(() => expect(measured()).toBe("60px"));
  expect(screen.queryByRole("region", { name: /Notifications/ })).toBeNull();
});

it("A07 a wide window keeps its windows in place", async () => {
  openPage(false);
  act(() => void toasts?.error("Hors ligne"));
  await screen.findByRole("region", { name: /Notifications/ });
  expect(measured()).toBe("0px");
});
