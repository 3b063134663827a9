import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AppShell, Button, ConnectionState } from "../index.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["beside the search", false, ["Réessayer", "Rechercher", "Compte"]],
  ["on a line of its own below 1200 px", true, ["Rechercher", "Compte", "Réessayer"]],
] as const)(
  "A06 the connection's button is reached by Tab where it is seen: %s",
  async (_, narrow, order) => {
    const media = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("matchMedia", (query: string) => ({
      ...media,
      matches: narrow && query.includes("1199px"),
    }));
    render(
      <AppShell
        groups={[]}
        homeHref="/"
        search={<Button>Rechercher</Button>}
        account={<Button>Compte</Button>}
        connection={
          <ConnectionState action={<Button>Réessayer</Button>}>
            Service temps réel injoignable
          </ConnectionState>
        }
      >
        <h1>Immeubles</h1>
      </AppShell>,
    );
    screen.getByRole("button", { name: "Ouvrir le menu" }).focus();
    const reached: (string | null)[] = [];
    for (const _each of order) {
      await userEvent.tab();
      reached.push(document.activeElement?.textContent ?? null);
    }
    expect(reached).toEqual(order);
  },
);

test("A06 the connection's words and its button's focus stay when the window crosses 1200 px", () => {
  let narrow = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return narrow;
    },
    addEventListener: (_: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
  }));
  render(
    <AppShell
      groups={[]}
      homeHref="/"
      connection={<ConnectionState action={<Button>Réessayer</Button>}>Hors connexion</ConnectionState>}
    >
      <h1>Immeubles</h1>
    </AppShell>,
  );
  const button = screen.getByRole("button", { name: "Réessayer" });
  const words = screen.getByText("Hors connexion");
  button.focus();
  for (const now of [true, false]) {
    narrow = now;
    act(() => {
      for (const changed of listeners) changed();
    });
    expect(screen.getByText("Hors connexion")).toBe(words);
    expect(document.activeElement).toBe(button);
  }
});
