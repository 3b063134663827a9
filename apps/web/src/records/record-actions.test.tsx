/** @vitest-environment happy-dom */

import type { LockHolder } from "@palier/firebase-kit/react";
import { UiProvider } from "@palier/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import type { PressAction } from "#actions/action.ts";
import { queryClient } from "#api/query-client.ts";
import type { FormWait } from "./open-record.tsx";
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
const destroy: PressAction<{ id: number }> = { ...action("Supprimer", true), tone: "danger" };
const actions = [
  destroy,
  action("Lire", false),
  { ...action("Un", true), next: () => true },
  action("Deux", true),
];

function show(holder: LockHolder | undefined, deleted: boolean, formWait?: FormWait): void {
  const rest = { record: { id: 3 }, nameOf: () => "Fiche", onGone: () => undefined };
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <UiProvider>
          <RecordActions actions={actions} holder={holder} deleted={deleted} formWait={formWait} {...rest} />
        </UiProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const isOff = (element: Element | null) => element?.getAttribute("aria-disabled") === "true";
const step = () => screen.getByRole("button", { name: "Un" });

/** Destructive ones come after a separator. */
async function openMenu(): Promise<readonly HTMLElement[]> {
  await userEvent.setup().click(screen.getByRole("button", { name: "Autres actions sur Fiche" }));
  return await screen.findAllByRole("menuitem");
}

test("A20 the head has the next step beside one menu of all others, what destroys after a line at its end", async () => {
  show(undefined, false);
  expect(screen.getAllByRole("button").map((each) => each.textContent)).toEqual(["Un", "Autres actions"]);
  const entries = await openMenu();
  expect(entries.map((entry) => entry.textContent)).toEqual(["Lire", "Deux", "Supprimer"]);
  const [, , last] = entries;
  expect(last?.previousElementSibling?.getAttribute("role")).toBe("separator");
  expect(last?.className).toContain("danger");
});

test("S15 what another admin's lock bars says who holds the record, in the menu too", async () => {
  show({ name: "Karim Benali", email: "k", since: "2026-11-20T09:30:00Z" }, false);
  expect(isOff(step())).toBe(true);
  const [read = null, two = null, removal = null] = await openMenu();
  expect([read, two, removal].map(isOff)).toEqual([false, true, true]);
  expect(two?.textContent).toContain("Karim Benali modifie cette fiche depuis 10:30");
});

test("A15 nothing can be done with a record that was deleted meanwhile, and each action says so", async () => {
  show(undefined, true);
  const barred = step();
  expect(isOff(barred)).toBe(true);
  expect(barred.getAttribute("aria-description")).toBe("Cette fiche a été supprimée entre-temps");
  // By keyboard, and by touch.
  const words = () => screen.queryByRole("tooltip")?.textContent;
  act(() => barred.focus());
  expect(words()).toBe("Cette fiche a été supprimée entre-temps");
  act(() => barred.blur());
  await vi.waitFor(() => expect(words()).toBeUndefined());
  fireEvent.click(barred);
  expect(words()).toBe("Cette fiche a été supprimée entre-temps");
  for (const entry of await openMenu()) {
    expect(isOff(entry)).toBe(true);
    expect(entry.textContent).toContain("supprimée");
  }
});

test("A15 while the form shows what is not saved, the next step waits and says so", async () => {
  show(undefined, false, "save");
  expect(isOff(step())).toBe(true);
  expect(step().getAttribute("aria-description")).toBe("Enregistrez d’abord vos modifications");
  expect((await openMenu()).map(isOff)).toEqual([false, true, true]);
});

test("A04 after a save the next step waits until the record is read again, and gives no reason", () => {
  show(undefined, false, "reading");
  expect([isOff(step()), step().getAttribute("aria-description")]).toEqual([true, null]);
});
