import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

function Window({ ui }: { ui: typeof import("../index.ts") }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <ui.Dialog open={open} onOpenChange={setOpen} title="Fenêtre">
        <input aria-label="Nom" />
      </ui.Dialog>
    </>
  );
}

async function freshPage() {
  vi.resetModules();
  const code = Promise.withResolvers<void>();
  let tries = 0;
  vi.doMock("./parts/overlay-parts.ts", async (real) => {
    tries += 1;
    await code.promise;
    return await real();
  });
  const ui = await import("../index.ts");
  const onSelect = vi.fn();
  render(
    <ui.UiProvider>
      <main>
        <ui.DropdownMenu
          trigger={<button type="button">Actions</button>}
          items={[{ label: "Publier", onSelect }]}
        />
        <button type="button">Ailleurs</button>
        <Window ui={ui} />
      </main>
    </ui.UiProvider>,
  );
  return { code, loaded: ui.overlayCode.prefetch, onSelect, tries: () => tries, user: userEvent.setup() };
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.doUnmock("./parts/overlay-parts.ts");
  vi.restoreAllMocks();
});

it("opens a menu once its code is here, with its first entry focused when a key opened it", async () => {
  const { code, onSelect, user, tries } = await freshPage();
  await user.tab();
  await user.keyboard("{Enter}");
  const button = screen.getByRole("button", { name: "Actions" });
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("menu")).toBeNull();
  code.resolve();
  const entry = await screen.findByRole("menuitem", { name: "Publier" });
  await waitFor(() => expect(document.activeElement).toBe(entry));
  await user.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Actions" }));
  await user.keyboard("{Enter}");
  await screen.findByRole("menu");
  expect(tries()).toBe(1);
});

it("A06 opens nothing once the focus is elsewhere", async () => {
  const { code, loaded, user } = await freshPage();
  await user.click(screen.getByRole("button", { name: "Actions" }));
  await user.tab();
  code.resolve();
  await act(loaded);
  expect(document.activeElement?.textContent).toBe("Ailleurs");
  expect(screen.queryByRole("menu")).toBeNull();
});

it("A06 opens no window over what is typed by the time its code is here", async () => {
  const { code, loaded, user } = await freshPage();
  await user.click(screen.getByRole("button", { name: "Ouvrir" }));
  expect(screen.getByRole("progressbar")).toBeTruthy();
  await user.tab();
  expect(screen.queryByRole("progressbar")).toBeNull();
  code.resolve();
  await act(loaded);
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Ouvrir" }));
  expect(screen.getByRole("dialog", { name: "Fenêtre" })).toBeTruthy();
});

it("A03 says so when the code cannot be fetched, and fetches it again at the next press", async () => {
  const { code, user, tries } = await freshPage();
  await user.click(screen.getByRole("button", { name: "Actions" }));
  code.reject(new TypeError("Failed to fetch"));
  expect(await screen.findByText("L’élément demandé n’a pas pu être chargé")).toBeTruthy();
  const button = screen.getByRole("button", { name: "Actions" });
  expect(button.getAttribute("aria-busy")).toBeNull();
  await user.click(button);
  await waitFor(() => expect(tries()).toBe(2));
});
