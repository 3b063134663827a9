/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { supplierRoutes } from "@palier/contract/areas/concierge/supplier";
import { themeRoutes } from "@palier/contract/areas/concierge/theme";
import { managedServiceRoutes } from "@palier/contract/areas/managed-service";
import { negotiatedServiceRoutes } from "@palier/contract/areas/negotiated-service";
import { neighborhoodRoutes } from "@palier/contract/areas/neighborhood";
import { userRoutes } from "@palier/contract/areas/user";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { asks, lost, question, toast, words } from "#test/kit/steps.ts";

const world = signedInWorld();
const query = { length: 100 };

function first<R>(rows: readonly R[], holds: (row: R) => boolean): R {
  const found = rows.find(holds);
  if (found === undefined) throw new Error("no row of the seed is of use");
  return found;
}

const archived = {
  field: "status",
  open: "active",
  closed: "archived",
  close: "Archiver",
  reopen: "Rouvrir",
  done: "Archivage effectué",
  undone: "Réouverture effectuée",
  readOnly: "Le statut change par",
  changes: ["Statut : Actif → Archivé", "Statut : Archivé → Actif"],
};
const off = {
  field: "enabled",
  open: true,
  closed: false,
  close: "Désactiver",
  reopen: "Réactiver",
  done: "Désactivation effectuée",
  undone: "Réactivation effectuée",
  readOnly: "Change par « Désactiver »",
  changes: ["Actif : Oui → Non", "Actif : Non → Oui"],
};

const areas = [
  {
    what: "a building",
    entity: "building",
    path: "/admin/building/edit",
    ...archived,
    confirm: "Archiver l’immeuble",
    async find() {
      const { data } = await call(buildingRoutes.list, { query });
      const { id, name, userCount } = first(data, (each) => each.status === "active" && each.userCount > 1);
      return { id, name, restated: `${userCount} résidents sont concernés` };
    },
  },
  {
    what: "a neighbourhood",
    entity: "neighborhood",
    path: "/admin/neighborhood/edit",
    ...archived,
    confirm: "Archiver le quartier",
    async find() {
      const { data } = await call(neighborhoodRoutes.list, { query });
      const fits = first(data, (each) => each.status === "active" && each.buildingCount > 1);
      return { ...fits, restated: `${fits.buildingCount} immeubles en font partie et y restent` };
    },
  },
  {
    what: "a theme",
    entity: "theme",
    path: "/admin/concierge/theme/edit",
    ...off,
    confirm: "Désactiver le thème",
    async find() {
      const { data } = await call(themeRoutes.list, { query });
      const fits = first(data, (each) => each.enabled && each.serviceCount > 1);
      return {
        ...fits,
        restated: `${fits.serviceCount} prestations ne sont plus proposées aux résidents`,
      };
    },
  },
  {
    what: "a managed service",
    entity: "managedService",
    path: "/admin/managed-services/edit",
    ...off,
    confirm: "Désactiver le service",
    async find() {
      const { data } = await call(managedServiceRoutes.list, { query });
      const fits = first(
        data,
        (each) => each.enabled && each.buildingCount > 1 && each.neighborhoodCount > 1,
      );
      return { ...fits, restated: `${fits.buildingCount} immeubles, ${fits.neighborhoodCount} quartiers` };
    },
  },
  {
    what: "an offer",
    entity: "negotiatedService",
    path: "/admin/negotiated-services/edit",
    ...off,
    confirm: "Désactiver l’offre",
    async find() {
      const { data } = await call(negotiatedServiceRoutes.list, { query });
      const fits = first(data, (each) => each.enabled && each.buildingCount > 1);
      return { ...fits, restated: `${fits.buildingCount} immeubles en bénéficient` };
    },
  },
] as const;

test.each(areas)(
  "A18 A11 $what is closed on its page after a question that restates whom it concerns, and opened again",
  async ({
    entity,
    path,
    field,
    open,
    closed,
    close,
    reopen,
    done,
    undone,
    confirm,
    readOnly,
    changes,
    find,
  }) => {
    const { id, name, restated } = await find();
    const stored = () => world.state.table(entity).get(id);
    const user = await openApp(`${path}/${id}`);
    await waitFor(() => expect(document.querySelector("main")?.textContent).toMatch(words(readOnly)));
    expect(screen.queryByRole("combobox", { name: /^Statut/ })).toBeNull();
    await pressAction(user, close);
    await asks(restated);
    await (await question()).press(user, "Retour");
    expect(stored()).toMatchObject({ [field]: open });

    await pressAction(user, close);
    await screen.findByRole("alertdialog", { name: words(`${close} « ${name} » ?`) });
    await (await question()).press(user, confirm);
    await toast(`${done} : ${name}`);
    expect(stored()).toMatchObject({ [field]: closed });
    await pressAction(user, reopen);
    await toast(`${undone} : ${name}`);
    expect(stored()).toMatchObject({ [field]: open });
    await user.click(screen.getByRole("link", { name: "Historique" }));
    for (const change of changes) await screen.findByRole("gridcell", { name: words(change) });
  },
);

test("A18 a resident who comes to a building that is being archived is counted in a new question", async () => {
  const { id, name, restated } = await areas[0].find();
  const count = Number.parseInt(restated, 10);
  const { data } = await call(userRoutes.list, { query });
  const homeless = first(data, ({ buildingId }) => buildingId === null);
  const status = () => world.state.table("building").get(id)?.status;
  const user = await openApp(`/admin/building/edit/${id}`);
  await pressAction(user, "Archiver");
  await asks(restated);
  await world.patch("user", homeless.id, { buildingId: id }, { announced: false });
  await (await question()).press(user, "Archiver l’immeuble");
  await asks("Le nombre annoncé a changé");
  await asks(`${count + 1} résidents sont concernés`);
  expect(status()).toBe("active");
  await (await question()).press(user, "Archiver l’immeuble");
  await toast(`Archivage effectué : ${name}`);
  expect(status()).toBe("archived");
});

test("A18 A16 an empty building is archived without a question, and its toast takes that back", async () => {
  const { id, name } = await areas[0].find();
  const { data } = await call(userRoutes.list, { query: { buildingId: id, length: 100 } });
  for (const each of data) await world.patch("user", each.id, { buildingId: null });
  const status = () => world.state.table("building").get(id)?.status;
  const user = await openApp(`/admin/building/edit/${id}`);
  await pressAction(user, "Archiver");
  const done = await toast(`Archivage effectué : ${name}`);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(status()).toBe("archived");
  const undo = [...done.querySelectorAll("button")].find(({ textContent }) => textContent === "Annuler");
  await user.click(undo ?? document.body);
  await toast(`Annulation effectuée : ${name}`);
  expect(status()).toBe("active");
});

test("A18 A20 several residents are disabled after one question, with their ties added up", async () => {
  const user = await openApp("/admin/user?status=active");
  const boxes = await screen.findAllByRole("checkbox", { name: /^Choisir / });
  const rows = boxes.flatMap((box) => box.closest<HTMLElement>("[row-id]") ?? []).slice(0, 3);
  const ids = rows.map((each) => Number(each.getAttribute("row-id")));
  const chosen = await Promise.all(ids.map((id) => call(userRoutes.edit.get, { params: { id } })));
  const ties = chosen.reduce((sum, { record }) => sum + (record?.validatedUlaCount ?? 0), 0);
  expect(ties).toBeGreaterThan(1);
  for (const each of rows) await user.click(within(each).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Désactiver (3)" }));
  await asks(`${ties} rattachements validés sont concernés`);
  await (await question()).press(user, "Désactiver");
  await toast("3 désactivations effectuées");
  for (const id of ids) expect(world.state.table("user").get(id)).toMatchObject({ status: "disabled" });
});

const withLostAnswer = [
  {
    what: "a resident who subscribes",
    entity: "user",
    route: "user.changeStatus",
    confirm: "Désactiver le compte",
    closed: { status: "disabled" },
    async find() {
      const { data } = await call(userRoutes.list, { query: { status: "active", length: 500 } });
      const { id, fullName: name, ...counts } = first(data, (each) => each.activeSubscriptionCount > 1);
      const restated = `${counts.activeSubscriptionCount} abonnements ne sont plus facturés jusqu’à la réactivation.`;
      return { path: `/admin/user/edit/${id}`, id, name, restated };
    },
  },
  {
    what: "a concierge with open orders",
    entity: "supplier",
    route: "supplier.changeEnabled",
    confirm: "Désactiver le concierge",
    closed: { enabled: false },
    async find() {
      const { data } = await call(supplierRoutes.list, { query });
      const { id, name, openOrderCount } = first(data, (each) => each.enabled && each.openOrderCount > 1);
      const restated = `${openOrderCount} commandes en cours restent à sa charge`;
      return { path: `/admin/concierge/supplier/edit/${id}`, id, name, restated };
    },
  },
] as const;

test.each(withLostAnswer)(
  "A18 A05 A17 $what is disabled once, though the answer was lost",
  async ({ entity, route, confirm, closed, find }) => {
    const { path, id, name, restated } = await find();
    const user = await openApp(path);
    await pressAction(user, "Désactiver");
    await asks(restated);
    await world.fault(lost(route));
    await (await question()).press(user, confirm);
    await screen.findByRole("alert");
    await (await question()).press(user, confirm);
    await toast(`Désactivation effectuée : ${name}`);
    expect(world.state.table(entity).get(id)).toMatchObject(closed);
    const calls = await world.calls({ route });
    expect(calls.map(({ status }) => status)).toEqual([0, 200]);
    await user.click(screen.getByRole("link", { name: "Historique" }));
    expect(await screen.findAllByRole("gridcell", { name: "Jeanne Martin" })).toHaveLength(1);
  },
);
