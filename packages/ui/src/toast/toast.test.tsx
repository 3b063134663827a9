import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog, ToastProvider, useToast } from "../index.ts";

function Page({ onUndo }: { onUndo?: () => void }) {
  const toast = useToast();
  return (
    <>
      <button
        type="button"
        onClick={() =>
          toast.success(
            "Immeuble enregistré",
            onUndo ? { action: { label: "Annuler", onPress: onUndo } } : {},
          )
        }
      >
        montrer
      </button>
      <button type="button" onClick={() => toast.error("Hors ligne")}>
        échouer
      </button>
    </>
  );
}

function show(onUndo?: () => void) {
  render(
    <ToastProvider>
      <Page {...(onUndo ? { onUndo } : {})} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText("montrer"));
}

const toast = () => document.querySelector<HTMLElement>(".ui-toast");
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hover = () => fireEvent.pointerEnter(toast() ?? document.body);
const leave = () => fireEvent.pointerLeave(toast() ?? document.body);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("toasts", () => {
  it("S09 stay 5000 ms", () => {
    show();
    pass(4999);
    expect(toast()?.textContent).toContain("Immeuble enregistré");
    pass(1);
    expect(toast()).toBeNull();
  });

  it("S09 stay while the pointer is on them, and 1000 ms after it has left", () => {
    show();
    pass(500);
    hover();
    pass(20_000);
    expect(toast()).not.toBeNull();
    leave();
    pass(999);
    expect(toast()).not.toBeNull();
    pass(1);
    expect(toast()).toBeNull();
  });

  it("S09 count 1000 ms anew each time the pointer leaves", () => {
    show();
    hover();
    leave();
    pass(900);
    hover();
    leave();
    pass(900);
    expect(toast()).not.toBeNull();
    pass(100);
    expect(toast()).toBeNull();
  });

  it("A06 are said in a region that was there before them, once, the urgent ones at once", () => {
    const undo = vi.fn();
    render(
      <ToastProvider>
        <Page onUndo={undo} />
      </ToastProvider>,
    );
    const regions = [...document.querySelectorAll("[aria-live=polite], [aria-live=assertive]")];
    const said = () => regions.map(({ textContent }) => textContent);
    expect(said()).toEqual(["", ""]);
    fireEvent.click(screen.getByText("montrer"));
    expect(said()).toEqual(["Succès\u00a0: Immeuble enregistré Annuler", ""]);
    fireEvent.click(screen.getByText("échouer"));
    expect(said()[1]).toBe("Erreur\u00a0: Hors ligne");
    pass(2000);
    expect(said()).toEqual(["", ""]);
    expect(document.querySelectorAll("[aria-live=polite], [aria-live=assertive]")).toHaveLength(2);
    expect(toast()).not.toBeNull();
  });

  it("S09 are read and used while a window is open over the page", () => {
    const undo = vi.fn();
    render(
      <ToastProvider>
        <Page onUndo={undo} />
        <Dialog open onOpenChange={() => undefined} title="Exporter">
          <p>La liste</p>
        </Dialog>
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText("montrer"));
    expect(screen.queryByRole("button", { name: "montrer" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
    expect(undo).toHaveBeenCalledOnce();
  });

  it("A14 give the focus back to where it was, once their action or their cross has closed them", async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    show(vi.fn());
    for (const name of ["Annuler", "Fermer"]) {
      const opener = screen.getByRole("button", { name: "montrer" });
      await user.click(opener);
      screen.getByRole("button", { name }).focus();
      await user.keyboard("{Enter}");
      expect(toast()).toBeNull();
      expect(document.activeElement).toBe(opener);
    }
  });

  it("close by their cross and do what their action says", () => {
    const undo = vi.fn();
    show(undo);
    fireEvent.click(screen.getByText("Annuler"));
    expect(undo).toHaveBeenCalledOnce();
    expect(toast()).toBeNull();
  });
});
