import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ActionDialog, type ActionDialogProps, ConfirmDialog, DropdownMenu, UiProvider } from "../index.ts";

type Given = Partial<ActionDialogProps> & { keepOpener?: boolean };

function Opened({ keepOpener = true, ...props }: Given) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <UiProvider>
      <h1 tabIndex={-1}>Commandes</h1>
      {keepOpener || !done ? (
        <button type="button" onClick={() => setOpen(true)}>
          Ouvrir
        </button>
      ) : null}
      <ActionDialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setDone(true);
        }}
        title="Rembourser la commande"
        submitLabel="Rembourser"
        onSubmit={() => undefined}
        focusFallback={() => screen.getByRole("heading", { name: "Commandes" })}
        {...props}
      >
        <label>
          Motif <input name="reason" />
        </label>
      </ActionDialog>
    </UiProvider>
  );
}

async function open(props: Given = {}) {
  const user = userEvent.setup();
  render(<Opened {...props} />);
  await user.click(screen.getByRole("button", { name: "Ouvrir" }));
  return user;
}
const dialog = () => screen.queryByRole("dialog", { name: "Rembourser la commande" });

describe("ActionDialog", () => {
  it("A06 is read out itself as it opens, then goes to its first field", async () => {
    await open();
    expect(document.activeElement).toBe(dialog());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Motif" })));
  });

  it("A06 a key that is pressed before the focus is in the first field goes there", async () => {
    const user = await open();
    await user.keyboard("abîmé");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Motif" }).value).toBe("abîmé");
  });

  it("A12 Escape that gives up an accent which was begun closes nothing", async () => {
    await open();
    const field = screen.getByRole("textbox", { name: "Motif" });
    fireEvent.keyDown(field, { key: "Escape", isComposing: true });
    expect(dialog()).not.toBeNull();
    fireEvent.keyDown(field, { key: "Escape" });
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("A12 Escape in the moment in which the work has ended closes it", async () => {
    const work = Promise.withResolvers<false>();
    const user = await open({ onSubmit: () => work.promise });
    const field = screen.getByRole("textbox", { name: "Motif" });
    await user.type(field, "abîmé{Enter}");
    fireEvent.keyDown(field, { key: "Escape" });
    expect(dialog()).not.toBeNull();
    // Ends without a render, as it does under load.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    work.resolve(false);
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
    expect(screen.getByRole("button", { name: "Annuler" }).getAttribute("aria-disabled")).toBe("true");
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    vi.unstubAllGlobals();
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("submits by Enter in a field, then closes and gives the focus back", async () => {
    const onSubmit = vi.fn(async () => undefined);
    const user = await open({ onSubmit });
    await user.type(screen.getByRole("textbox", { name: "Motif" }), "abîmé{Enter}");
    await waitFor(() => expect(dialog()).toBeNull());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ouvrir" }));
  });

  it.each([
    ["resolves to false", () => Promise.resolve(false)],
    ["rejects", () => Promise.reject(new Error("423"))],
  ])("A03 stays open, with what is typed, when the work %s", async (_how, onSubmit) => {
    const user = await open({ onSubmit, error: "La commande est tenue par Jeanne Martin." });
    await user.type(screen.getByRole("textbox", { name: "Motif" }), "abîmé");
    await user.click(screen.getByRole("button", { name: "Rembourser" }));
    await act(async () => undefined);
    expect(dialog()).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Motif" }).value).toBe("abîmé");
    expect(screen.getByRole("alert").textContent).toBe("La commande est tenue par Jeanne Martin.");
  });

  it("A03 A06 a message that says the same after another try goes meanwhile, keeps its place and comes anew", async () => {
    const work = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const onSubmit = vi.fn(() => work[onSubmit.mock.calls.length - 1]?.promise);
    const user = await open({ onSubmit, error: "Le serveur n’a pas répondu." });
    const messages: HTMLElement[] = [];
    for (const { reject } of work) {
      await user.click(screen.getByRole("button", { name: "Rembourser" }));
      expect(screen.queryByText("Le serveur n’a pas répondu.")?.closest(".ui-dialog__past")).not.toBeNull();
      await act(async () => reject(new Error("503")));
      expect(screen.getByRole("alert").closest(".ui-dialog__past")).toBeNull();
      messages.push(screen.getByRole("alert"));
    }
    expect(messages[1]?.textContent).toBe(messages[0]?.textContent);
    expect(messages[1]).not.toBe(messages[0]);
  });

  it("cannot be closed while the work is under way", async () => {
    const work = Promise.withResolvers<void>();
    const user = await open({ onSubmit: () => work.promise });
    await user.click(screen.getByRole("button", { name: "Rembourser" }));
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await user.keyboard("{Escape}");
    expect(dialog()).not.toBeNull();
    await act(async () => work.resolve());
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it("asks its guard before each way of closing", async () => {
    const mayClose = vi.fn(() => false);
    const user = await open({ mayClose });
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await user.click(screen.getByRole("button", { name: "Fermer" }));
    expect(mayClose).toHaveBeenCalledTimes(3);
    expect(dialog()).not.toBeNull();
    mayClose.mockReturnValue(true);
    await user.keyboard("{Escape}");
    expect(dialog()).toBeNull();
  });

  it("A14 gives the focus to the fallback when the opener is gone", async () => {
    const user = await open({ keepOpener: false });
    await user.click(screen.getByRole("button", { name: "Annuler" }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Commandes" })),
    );
  });
});

it("A14 gives the focus to the fallback when a dialog opened by itself while the page's content had it", async () => {
  const shown = (open: boolean) => (
    <UiProvider>
      <main id="contenu" tabIndex={-1}>
        <button type="button">8 h</button>
      </main>
      <ConfirmDialog
        open={open}
        onOpenChange={() => undefined}
        title="Reporter"
        confirmLabel="Reporter"
        onConfirm={() => undefined}
        focusFallback={() => screen.getByRole("button", { name: "8 h" })}
      />
    </UiProvider>
  );
  const { rerender } = render(shown(false));
  screen.getByRole("main").focus();
  rerender(shown(true));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Retour"));
  rerender(shown(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "8 h" })));
});

function AskedFromMenu() {
  const [asking, setAsking] = useState(false);
  return (
    <UiProvider>
      <DropdownMenu
        trigger={<button type="button">Autres actions</button>}
        items={[{ label: "Supprimer", onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Supprimer ?"
        confirmLabel="Supprimer"
        onConfirm={() => undefined}
      />
    </UiProvider>
  );
}

describe("ConfirmDialog", () => {
  it("A14 gives the focus back to the button of the menu that it was opened from", async () => {
    const user = userEvent.setup();
    render(<AskedFromMenu />);
    await user.click(screen.getByRole("button", { name: "Autres actions" }));
    await user.click(screen.getByRole("menuitem", { name: "Supprimer" }));
    await user.click(await screen.findByRole("button", { name: "Retour" }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Autres actions" })),
    );
  });
});
