/** @vitest-environment happy-dom */
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { router } from "#app/router.tsx";
import { actionForm, answer, holding, openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const services = async () => (await call(managedServiceRoutes.list, { query: { length: 500 } })).data;
const names = async () => (await services()).map(({ name }) => name);
const tree = (themeId: number) => call(themeRoutes.sections, { params: { themeId } });

/** One step down by keyboard, without waiting. */
async function moveDown(user: UserEvent, name: string): Promise<void> {
  (await screen.findByRole("button", { name: `Déplacer ${name}` })).focus();
  await user.keyboard(" {ArrowDown} ");
}

async function menuEntry(user: UserEvent, section: string, entry: string): Promise<void> {
  await press(user, `Autres actions sur ${section}`);
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}

test("S21 A04 three quick moves of a section are each decided on the tree of the answer before", async () => {
  const { version, sections: before } = await tree(3);
  const level = (rows: typeof before) => rows.flatMap((row) => (row.parentSectionId === null ? row.id : []));
  const { id = 0, name = "" } = before[0] ?? {};
  const user = await openApp("/admin/concierge/theme/edit/3/sections");
  await screen.findByRole("button", { name: `Déplacer ${name}` });
  await world.fault({ route: "theme.updateSectionList", delayMs: 700 });
  for (let move = 1; move <= 3; move += 1) await moveDown(user, name);
  await toastWith(`${name} : position 4`);
  const moves = await world.calls({ route: "theme.updateSectionList" });
  expect(moves.map(({ status, request }) => [status, request?.json])).toMatchObject([
    [200, { version }],
    [200, { version: version + 1 }],
    [200, { version: version + 2 }],
  ]);
  const others = level(before).filter((each) => each !== id);
  expect(level((await tree(3)).sections)).toEqual(others.toSpliced(3, 0, id));
});

test("A04 a move that another admin's move refuses names those that waited after it, and shows the new order", async () => {
  const [first, second, third, fourth] = await services();
  if (!first || !second || !third || !fourth) throw new Error("the world has too few services");
  const user = await openApp("/admin/managed-services/order");
  const letGo = holding(new RegExp(`^POST .*/managed-services/sort/${third.id}/`));
  await moveDown(user, first.name);
  await moveDown(user, third.name);
  await moveDown(user, second.name);
  await world.waitFor({ route: "managedService.sort", status: 200 });
  await world.admin("karim.benali@palier.test").post(`/admin/managed-services/sort/${fourth.id}/1`, {});
  const theirs = await names();
  letGo();
  const refusal = await toastWith(`Déplacement non enregistré : ${third.name}`);
  expect(refusal.textContent.replace(/\s/g, " ")).toContain(`Non enregistrés non plus : ${second.name}.`);
  expect(await names()).toEqual(theirs);
  const lines = within(screen.getByRole("list", { name: "Changer l’ordre des services gérés" }));
  await waitFor(() => {
    const shown = lines.getAllByRole("listitem").map(({ textContent }) => textContent);
    for (const [at, name] of theirs.slice(0, 4).entries()) expect(shown[at]).toContain(name);
  });
});

test("A03 a stored move whose answer is lost counts as done, and its toast takes it back", async () => {
  const [first = "", second = ""] = await names();
  const user = await openApp("/admin/managed-services/order");
  await screen.findByRole("button", { name: `Déplacer ${first}` });
  await world.fault({ route: "managedService.sort", cut: true, afterwards: true, times: 1 });
  await moveDown(user, first);
  await moveDown(user, first);
  const done = await toastWith(`${first} : position 3`);
  expect((await names()).slice(0, 3)).toEqual([second, expect.any(String), first]);
  await user.click(within(done).getByRole("button", { name: /^Annuler/ }));
  await waitFor(async () => expect((await names())[1]).toBe(first));
});

test("S10 moves that are pending when their screen is left are still sent, and one that fails is told elsewhere", async () => {
  const [first, , third] = await services();
  if (!first || !third) throw new Error("the world has too few services");
  const user = await openApp("/admin/managed-services/order");
  await screen.findByRole("button", { name: `Déplacer ${first.name}` });
  const letGo = holding(new RegExp(`^POST .*/managed-services/sort/${first.id}/`));
  await world.fault({ path: `/admin/managed-services/sort/${third.id}/*`, status: 423, times: 1 });
  await moveDown(user, first.name);
  await moveDown(user, third.name);
  await act(() => router.navigate("/admin/incident"));
  await screen.findByRole("heading", { level: 1, name: /^Incidents/ });
  letGo();
  await toastWith(`${first.name} : position 2`);
  await toastWith(`Déplacement non enregistré : ${third.name}`);
  expect((await names())[1]).toBe(first.name);
});

test("A04 a section is renamed and deleted while moves are pending, and the admin's own moves refuse neither", async () => {
  const user = await openApp("/admin/concierge/theme/edit/1/sections");
  await screen.findByRole("button", { name: "Déplacer Repassage" });
  await world.fault({ route: "theme.updateSectionList", delayMs: 700 });
  await menuEntry(user, "Repassage", "Monter");
  await menuEntry(user, "Repassage", "Modifier");
  const edited = await actionForm(/Repassage/);
  fill(await edited.findByRole("textbox", { name: /^Nom/ }), "Repassage soigné");
  await user.click(edited.getByRole("button", { name: "Modifier" }));
  await toastWith("Enregistrement effectué : Repassage soigné");
  // The new tree is still being read.
  await menuEntry(user, "Repassage soigné", "Descendre");
  await menuEntry(user, "Repassage soigné", "Supprimer");
  const dialog = await actionForm(/^Supprimer la rubrique/);
  await user.click(await dialog.findByRole("combobox", { name: /^Déplacer ses prestations vers/ }));
  await user.click(await screen.findByRole("option", { name: /^Retouches/ }));
  await user.click(dialog.getByRole("button", { name: "Supprimer" }));
  await answer(dialog);
  await toastWith("Suppression effectuée : Repassage soigné");
  const statuses = (await world.calls({ route: "theme.*", method: "POST" })).map(({ status }) => status);
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  expect((await tree(1)).sections.map(({ name }) => name)).not.toContain("Repassage soigné");
});

test("A14 of two windows that are asked for while moves are pending the last one opens, alone", async () => {
  const user = await openApp("/admin/concierge/theme/edit/1/sections");
  await screen.findByRole("button", { name: "Déplacer Repassage" });
  await world.fault({ route: "theme.updateSectionList", delayMs: 2_500 });
  await menuEntry(user, "Repassage", "Monter");
  await press(user, "Nouvelle rubrique");
  await menuEntry(user, "Repassage", "Modifier");
  const dialog = await actionForm(/Repassage/);
  await dialog.findByRole("textbox", { name: /^Nom/ });
  expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
});
