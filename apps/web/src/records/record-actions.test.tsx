/** @vitest-environment happy-dom */

import type { LockHolder } from "@palier/firebase-kit/react";
import { UiProvider } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { PressAction } from "#actions/action.ts";
import { queryClient } from "#api/query-client.ts";
import { RecordActions } from "./record-actions.tsx";

afterEach(cleanup);

const action = (name: string, locks: boolean): PressAction<{ id: number }> => ({
  kind: "press",
  name,
  label: name,
  locks,
  path: "",
  target: () => ({ address: "", subject: "" }),
  body: () => ({}),
  perform: () => Promise.reject(new Error("never sent")),
});
const actions = [action("Lire", false), action("Un", true), action("Deux", true), action("Trois", true)];

function show(holder: LockHolder | undefined, deleted: boolean): void {
  const rest = { record: { id: 3 }, nameOf: () => "Fiche", onGone: () => undefined };
  render(
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <RecordActions actions={actions} holder={holder} deleted={deleted} {...rest} />
      </UiProvider>
    </QueryClientProvider>,
  );
}
const isOff = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";

test("S15 what another admin's lock bars says who holds the record, in the menu too", async () => {
  show({ name: "Karim Benali", email: "k", since: "2026-11-20T09:30:00Z" }, false);
  expect(["Lire", "Un", "Deux"].map(isOff)).toEqual([false, true, true]);
  await userEvent.setup().click(screen.getByRole("button", { name: /^Autres actions/ }));
  const entry = await screen.findByRole("menuitem", { name: /^Trois/ });
  expect(entry.getAttribute("aria-disabled")).toBe("true");
  expect(entry.textContent).toContain("Karim Benali modifie cette fiche depuis 10:30");
});

test("A15 nothing can be done with a record that was deleted meanwhile, and each action says so", async () => {
  show(undefined, true);
  expect(["Lire", "Un", "Deux"].map(isOff)).toEqual([true, true, true]);
  const barred = screen.getByRole("button", { name: "Un" });
  expect(barred.getAttribute("aria-description")).toBe("Cette fiche a été supprimée entre-temps");
  // By keyboard, and by a finger that presses it.
  const words = () => screen.queryByRole("tooltip")?.textContent;
  act(() => barred.focus());
  expect(words()).toBe("Cette fiche a été supprimée entre-temps");
  act(() => barred.blur());
  expect(words()).toBeUndefined();
  fireEvent.click(barred);
  expect(words()).toBe("Cette fiche a été supprimée entre-temps");
  await userEvent.setup().click(screen.getByRole("button", { name: /^Autres actions/ }));
  expect((await screen.findByRole("menuitem", { name: /^Trois/ })).textContent).toContain("supprimée");
});
