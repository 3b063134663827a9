import { render, screen } from "@testing-library/react";
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
