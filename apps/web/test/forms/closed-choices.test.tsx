/** @vitest-environment happy-dom */
import { newsRoutes } from "@palier/contract/areas/news";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { choose, fill, save, says, toast, words } from "#test/kit/steps.ts";

/** A19: selectors leave out what is archived, disabled or unavailable, and the server refuses it. */

const world = signedInWorld();
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>("combobox", { name: new RegExp(`^${name}`) });
const nameOf = (entity: "building" | "neighborhood" | "supplier", id: number): string =>
  String(world.state.table(entity).get(id)?.name);

test.each([
  ["Immeubles", "building", 3],
  ["Quartiers", "neighborhood", 2],
] as const)("A19 news cannot be aimed at an archived record of « %s »", async (scope, entity, id) => {
  await world.patch(entity, id, { status: "archived" });
  const user = await openApp("/admin/news/new");
  await user.selectOptions(await box("Portée"), scope);
  await user.type(await box(scope), nameOf(entity, id));
  await screen.findAllByText(/^Aucun résultat/);
  expect(screen.queryByRole("option", { name: words(nameOf(entity, id)) })).toBeNull();
});

test("A19 a building that is archived while its news is written is refused by its name, and the text stays", async () => {
  const name = nameOf("building", 3);
  const { values } = await call(newsRoutes.create.get);
  const { id } = await call(newsRoutes.create.post, {
    body: {
      ...values,
      title: "Visite",
      body: "<p>Mardi.</p>",
      scope: "all",
      status: "draft",
      pinned: false,
      notify: false,
    },
  });
  const user = await openApp(`/admin/news/edit/${id}`);
  await fill(user, /^Titre/, "Visite du gardien");
  await user.selectOptions(await box("Portée"), "Immeubles");
  await choose(user, await box("Immeubles"), name);
  await user.keyboard("{Escape}");
  await screen.findByRole("button", { name: words(`Retirer ${name}`) });
  await world.patch("building", 3, { status: "archived" }, { announced: false });
  await save(user);
  await says("alert", `${name}. Choisissez un immeuble qui n’est pas archivé.`);
  expect((await box("Immeubles")).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Titre/ }).value).toBe("Visite du gardien");
  expect(world.state.table("news").get(id)).toMatchObject({ title: "Visite", scope: "all" });
});

test.each([
  ["a quotation", "/admin/concierge/quotation/edit/1", "quotation", /^Objet/, { status: "requested" }],
  ["a service", "/admin/concierge/service/edit/1", "service", /^Nom/, {}],
] as const)(
  "A19 a disabled concierge cannot be chosen in the form of %s, which keeps the one that it has",
  async (_name, path, entity, field, state) => {
    await world.patch(entity, 1, { ...state, supplierId: 2 });
    for (const id of [2, 3]) await world.patch("supplier", id, { enabled: false });
    const own = `${nameOf("supplier", 2)} (désactivé)`;
    const user = await openApp(path);
    await waitFor(async () => expect((await box("Concierge")).value).toBe(own));
    await user.clear(await box("Concierge"));
    await user.type(await box("Concierge"), nameOf("supplier", 3));
    await screen.findAllByText(/^Aucun résultat/);
    await fill(user, field, "Autre intitulé");
    expect((await box("Concierge")).value).toBe(own);
    await save(user);
    await toast(/Enregistrement effectué/);
    expect(world.state.table(entity).get(1)).toMatchObject({ supplierId: 2 });
    expect(JSON.stringify(world.state.table(entity).get(1))).toContain("Autre intitulé");
  },
);

test.each([
  ["a delivery point", "/admin/concierge/delivery-point/edit/1", "deliveryPoint", /^Nom/, "name", {}],
  ["a tie", "/admin/user/ula/1", "ula", /^Lot/, "lotNumber", { status: "validated" }],
] as const)(
  "A19 %s whose building was archived is saved with it",
  async (_name, path, entity, field, column, state) => {
    await world.patch(entity, 1, { ...state, buildingId: 3 });
    await world.patch("building", 3, { status: "archived" });
    const user = await openApp(path);
    await waitFor(async () =>
      expect((await box("Immeuble")).value).toBe(`${nameOf("building", 3)} (archivé)`),
    );
    await fill(user, field, "B12");
    await save(user);
    await toast(/Enregistrement effectué/);
    expect(world.state.table(entity).get(1)).toMatchObject({ [column]: "B12", buildingId: 3 });
  },
);
