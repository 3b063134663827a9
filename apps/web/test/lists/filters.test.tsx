/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { signIn } from "#api/session.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { withOverlays } from "#test/kit/late-code.ts";
import { address, filterBy, goTo, headCount } from "#test/kit/lists.ts";

const world = signedInWorld();
withOverlays();

const place = "/admin/concierge/order";
const count = async (query: z.input<typeof orderRoutes.list.query>) =>
  (await call(orderRoutes.list, { query })).recordsFiltered;
const spoken = (text: string) => text.replaceAll("\u00a0", " ");
const names = () => screen.getAllByRole("button").map((each) => spoken(each.textContent));

test("A01 A02 several values of one filter are in rows, address and chip, after a reload too, and come off together", async () => {
  const both = await count({ status: "new,accepted" });
  expect(both).toBe((await count({ status: "new" })) + (await count({ status: "accepted" })));
  const user = await openApp(place);
  await filterBy(user, "Statut", "Nouvelle", "Acceptée");
  await waitFor(() => expect(address()).toBe(`${place}?status=new%2Caccepted`));
  await waitFor(() => expect(headCount()).toBe(both));
  cleanup();
  await openApp(address());
  await waitFor(() => expect(headCount()).toBe(both));
  expect(names()).toContain("Statut : 2 choix");
  await screen.findByText("Nouvelle, Acceptée");
  await user.click(screen.getByRole("button", { name: /^Retirer le filtre Statut/ }));
  await waitFor(() => expect(address()).toBe(place));
});

test("A06 A01 a filter's values are chosen by keys alone, and Back takes one choice back", async () => {
  const user = await openApp(`${place}?status=new`);
  const filter = await screen.findByRole("button", { name: /^Statut\s: Nouvelle$/ });
  const focusIsOn = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  filter.focus();
  await user.keyboard("{ArrowDown}");
  await focusIsOn("Nouvelle");
  await user.keyboard("{ArrowDown}");
  await focusIsOn("Acceptée");
  await user.keyboard(" ");
  await waitFor(() => expect(address()).toBe(`${place}?status=new%2Caccepted`));
  expect(document.activeElement?.getAttribute("aria-checked")).toBe("true");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(spoken(document.activeElement?.textContent ?? "")).toBe("Statut : 2 choix"));
  await router.navigate(-1);
  await screen.findByRole("button", { name: /^Statut\s: Nouvelle$/ });
});

test("A01 A03 addresses that others wrote are read: repeated, doubled or empty values; those of another list are said", async () => {
  const created = await count({ status: "new" });
  const all = await count({});
  const many = (times: number) => `status=${Array(times).fill("new").join(",")}`;
  await openApp(place);
  for (const [query, expected] of [
    ["status=new&status=accepted", await count({ status: "new,accepted" })],
    ["status=new,new", created],
    ["status=&status=new", created],
    ["status=", all],
    [many(50), created],
  ] as const) {
    await goTo(`${place}?${query}`);
    await waitFor(() => expect(headCount(), query).toBe(expected));
    expect(screen.queryByRole("alert"), query).toBeNull();
  }
  for (const query of ["status=new,archived", "status=,", many(51)]) {
    await goTo(`${place}?${query}`);
    await screen.findByText("Un filtre de l’adresse ne peut pas être lu");
    await waitFor(() => expect(headCount(), query).toBe(all));
    await goTo(`${place}?status=new`);
    await waitFor(() => expect(headCount()).toBe(created));
  }
});

const period = () => screen.findByRole("button", { name: /^Livraison\s:/ });
const choose = async (user: UserEvent, name: string) => {
  await user.click(await period());
  const dialog = within(await screen.findByRole("dialog", { name: "Livraison" }));
  await user.click(await dialog.findByRole("button", { name }));
};

test("A01 « aujourd’hui » in an address means each day its own, by the server's clock", async () => {
  const on = (day: string) => count({ deliveryFrom: day, deliveryTo: day });
  const [today, tomorrow] = [await on("2026-11-20"), await on("2026-11-21")];
  expect(today).not.toBe(tomorrow);
  const user = await openApp(place);
  await choose(user, "Aujourd’hui");
  await waitFor(() => expect(address()).toBe(`${place}?deliveryFrom=today&deliveryTo=today`));
  expect(spoken((await period()).textContent)).toBe("Livraison : aujourd’hui");
  await waitFor(() => expect(headCount()).toBe(today));
  await choose(user, "Demain");
  await waitFor(() => expect(headCount()).toBe(tomorrow));
  await router.navigate(-1);
  await waitFor(() => expect(headCount()).toBe(today));
  cleanup();
  queryClient.clear();
  await world.clock({ advanceMs: 86_400_000 });
  await signIn("jeanne.martin@palier.test", "palier");
  await openApp(`${place}?deliveryFrom=today&deliveryTo=today`);
  const tomorrowsToday = await on("2026-11-21");
  await waitFor(() => expect(headCount()).toBe(tomorrowsToday));
  expect(spoken((await period()).textContent)).toBe("Livraison : aujourd’hui");
});

test("A01 A06 a period's days are typed beside its words, and one that ends before it begins says so in its window and in the list", async () => {
  const user = await openApp(`${place}?deliveryFrom=weekStart&deliveryTo=weekEnd&status=new`);
  expect(spoken((await period()).textContent)).toBe("Livraison : cette semaine");
  await user.click(await period());
  const dialog = within(await screen.findByRole("dialog", { name: "Livraison" }));
  await dialog.findByRole("button", { name: "Cette semaine", pressed: true });
  const type = async (name: RegExp, day: string) => {
    const box = await dialog.findByRole("textbox", { name });
    await user.clear(box);
    await user.type(box, `${day}{Enter}`);
  };
  await type(/^Livraison à partir du/, "30/11/2026");
  await type(/^Livraison jusqu’au/, "01/11/2026");
  await dialog.findByText(/Le premier jour est après le dernier/);
  await user.keyboard("{Escape}");
  await waitFor(async () => expect(document.activeElement).toBe(await period()));
  const empty = await waitFor(() => {
    const shown = document.querySelector(".ui-table__empty");
    expect(spoken(shown?.textContent ?? "")).toContain(
      "Livraison, du 30/11/2026 au 01/11/2026 : le premier jour est après le dernier",
    );
    return shown;
  });
  await user.click(within(empty as HTMLElement).getByRole("button", { name: "Retirer cette période" }));
  await waitFor(() => expect(address()).toBe(`${place}?status=new`));
  const created = await count({ status: "new" });
  await waitFor(() => expect(headCount()).toBe(created));
});

test("A01 A06 what is no day stays in the box of a filter and says so; a year of two digits is read, and Back replaces what was typed", async () => {
  const user = await openApp("/admin/user");
  await waitFor(() => expect(headCount()).toBeGreaterThan(0));
  const all = headCount();
  await user.click(await screen.findByRole("button", { name: /^Créé\s:/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Créé" }));
  const from = await dialog.findByRole<HTMLInputElement>("textbox", { name: /^Créé à partir du/ });
  const type = async (text: string) => {
    // At once, as over a selected text: an empty box would be a filter taken off.
    await user.type(from, text, { initialSelectionStart: 0, initialSelectionEnd: from.value.length });
    await user.tab();
  };
  const faults = {
    bientôt: /^Date attendue.*Le filtre n’a pas changé/,
    "31/02/2026": /^Le 31 février n’existe pas. Le filtre n’a pas changé/,
  };
  for (const [text, fault] of Object.entries(faults)) {
    await type(text);
    expect(from.value).toBe(text);
    expect(from.getAttribute("aria-invalid")).toBe("true");
    await dialog.findByText(fault);
    expect(address()).toBe("/admin/user");
    expect(headCount()).toBe(all);
  }
  await type("1/11/26");
  await waitFor(() => expect(address()).toBe("/admin/user?createdFrom=2026-11-01"));
  expect(from.value).toBe("01/11/2026");
  expect(from.hasAttribute("aria-invalid")).toBe(false);
  await type("demain peut-être");
  await dialog.findByText(/Le filtre n’a pas changé/);
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe("/admin/user"));
  await waitFor(() => expect(from.value).toBe(""));
  expect(dialog.queryByRole("alert")).toBeNull();
});
