import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDialog, MediaModal } from "../index.ts";
import css from "./overlay.css?raw";

describe("MediaModal", () => {
  it("S22 shows the image in a sandboxed frame, with its title and a way out", () => {
    render(<MediaModal open onOpenChange={() => undefined} title="Preuve de livraison" src="about:blank" />);
    const frame = screen.getByTitle("Preuve de livraison");
    expect(frame.tagName).toBe("IFRAME");
    expect(frame.getAttribute("src")).toBe("about:blank");
    expect(frame.getAttribute("sandbox")).toBe("");
    expect(screen.getByRole("link", { name: "Ouvrir dans un nouvel onglet" }).getAttribute("rel")).toBe(
      "noreferrer",
    );
  });

  it("S22 takes 80 % of the window's width and height", () => {
    const rule = /\.ui-media \{([^}]*)\}/.exec(css)?.[1];
    expect(rule).toContain("width: 80vw");
    expect(rule).toContain("height: 80vh");
  });
});

describe("ConfirmDialog", () => {
  const title = "Rembourser 12,50\u00a0€\u202f?";

  it("restates the action, starts on « Retour », closes once the action is done", async () => {
    const action = Promise.withResolvers<void>();
    const onOpenChange = vi.fn();
    render(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title={title}
        confirmLabel="Rembourser"
        onConfirm={() => action.promise}
      />,
    );
    expect(screen.getByRole("alertdialog", { name: title })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Retour"));
    fireEvent.click(screen.getByRole("button", { name: "Rembourser" }));
    fireEvent.click(screen.getByRole("button", { name: "Retour" }));
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(async () => action.resolve());
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("stays open when the action fails, and says why", async () => {
    const onOpenChange = vi.fn();
    const dialog = (error?: string) => (
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title={title}
        confirmLabel="Rembourser"
        error={error}
        onConfirm={() => Promise.reject(new Error("409"))}
      />
    );
    const { rerender } = render(dialog());
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Rembourser" })));
    rerender(dialog("Déjà remboursée."));
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("Déjà remboursée.");
  });

  it("A14 A15 offers nothing but the way back once it is refused for good, and puts the focus there", () => {
    const dialog = (final: boolean) => (
      <ConfirmDialog
        open
        onOpenChange={() => undefined}
        title={title}
        confirmLabel="Rembourser"
        error={final ? "Déjà remboursée." : undefined}
        final={final}
        onConfirm={() => undefined}
      />
    );
    const { rerender } = render(dialog(false));
    screen.getByRole("button", { name: "Rembourser" }).focus();
    rerender(dialog(true));
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Retour"]);
    expect(document.activeElement?.textContent).toBe("Retour");
  });
});
