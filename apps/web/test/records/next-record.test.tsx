/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

const walk = async () => within(await screen.findByRole("navigation", { name: /^Parcours/ }));
const step = async (to: "précédente" | "suivante") =>
  (await walk()).getByRole("button", { name: new RegExp(`^Fiche ${to}`) });
const position = async (words: RegExp) => await (await walk()).findByText(words);
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const path = () => router.state.location.pathname;

/** Opens the list's row at a position, by its link; returns the record's path. */
async function openRow(user: UserEvent, at: number): Promise<string> {
  const link = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>("[row-id] .ui-cell-link")[at];
    if (found === undefined) throw new Error("the list has no such row yet");
    return found;
  });
  await user.click(link);
  await waitFor(() => expect(path()).toMatch(/\d+$/));
  await step("suivante");
  return path();
}

test("A20 the last row of a page leads on to the next page and back, though rows before it have left the list", async () => {
  const { data, recordsFiltered } = await call(orderRoutes.list, { query: { status: "new", length: 500 } });
  const numbers = data
    .map(({ number }) => number)
    .toSorted()
    .toReversed();
  const idOf = (number: string) => data.find((order) => order.number === number)?.id ?? 0;
  const user = await openApp("/admin/concierge/order?status=new");
  await openRow(user, 5);
  await position(new RegExp(`^6 sur ${recordsFiltered}$`));
  for (const number of numbers.slice(0, 4)) await world.patch("order", idOf(number), { status: "accepted" });
  for (const number of numbers.slice(6, 23)) {
    await waitFor(async () => expect((await step("suivante")).getAttribute("aria-disabled")).toBeNull());
    await user.keyboard("j");
    await screen.findByRole("heading", { level: 1, name: new RegExp(`${number}$`) });
  }
  await position(new RegExp(`^23 sur ${recordsFiltered}$`));
  await user.keyboard("k");
  await screen.findByRole("heading", { level: 1, name: new RegExp(`${numbers[21]}$`) });
});

test("A20 S10 the next record waits until unsaved changes are given up, and a key that is typed is no step", async () => {
  const user = await openApp("/admin/news");
  const opened = await openRow(user, 0);
  const first = heading();
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Titre/ });
  await user.type(field, " jk");
  expect(field.value).toMatch(/ jk$/);
  await user.click(await step("suivante"));
  const warning = async () =>
    within(await screen.findByRole("alertdialog", { name: "You have unsaved changes!" }));
  await warning();
  // Under the question the keys do nothing.
  await user.keyboard("j");
  await warning();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(field.value).toMatch(/ jk$/);
  expect(path()).toBe(opened);
  await user.click(await step("suivante"));
  await user.click((await warning()).getByRole("button", { name: /^Quitter/ }));
  await waitFor(() => expect(heading()).not.toBe(first));
});

test("A20 a record that was opened by its address has no list to go through", async () => {
  await openApp("/admin/building/edit/3");
  await screen.findByRole("textbox", { name: /^Nom/ });
  expect(screen.queryByRole("navigation", { name: /^Parcours/ })).toBeNull();
});
