import { lookAtAction } from "./kit/head.ts";
import { expect, save, test, toast } from "./kit/palier.ts";
import { read } from "./kit/stored.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  jeanneHolds,
  karimEmail,
  karimWaits,
  nameField,
  record,
} from "./kit/two-admins.ts";

test("S11 S12 S15 the second admin sees who holds the record and can neither save nor delete", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneHolds(admin, world);
  const { page: other } = await realAdmin();
  await other.goto(record);
  await expect(heldByJeanne(other)).toBeVisible();
  await expect(save(other)).toBeDisabled();
  await expect(nameField(other)).not.toBeEditable();
  await lookAtAction(other, "Supprimer", (entry) => expect(entry).toHaveAttribute("aria-disabled", "true"));

  await admin.close();
  await expect(save(other)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
});

test("S14 L08 L09 a list shows live who holds a row, and takes nothing itself", async ({
  admin,
  realAdmin,
  world,
}) => {
  const { page: other } = await realAdmin();
  await other.goto("/admin/building?q=IMM-00003");
  const edit = other.getByRole("link", { name: /^Modifier / });
  await expect(edit).toHaveAttribute("href", record);
  expect(await holder(world)()).toBeUndefined();
  await admin.goto(record);
  await expect(edit).toHaveAttribute("aria-disabled", "true");
  await expect(edit).toHaveAccessibleName(/Jeanne Martin modifie cette fiche depuis/);
  await other.getByRole("button", { name: /^Autres actions sur / }).click();
  await expect(other.getByRole("menuitem", { name: "Supprimer" })).toHaveAttribute("aria-disabled", "true");
  await other.keyboard.press("Escape");
  await expect(other.getByRole("menu")).toHaveCount(0);
  await other.getByRole("button", { name: /^Jeanne Martin modifie/ }).hover();
  await expect(other.getByRole("tooltip")).toContainText("Jeanne Martin modifie cette fiche depuis");
  await admin.goto("/admin/");
  await expect(edit).toHaveAttribute("href", record);
});

test("L02 one record in three tabs and two browsers: each tab may edit, and only the last one frees it", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneHolds(admin, world);
  const second = await admin.context().newPage();
  await second.goto(record);
  await expect(save(second)).toBeEnabled();
  await expect(heldByJeanne(second)).toHaveCount(0);
  const third = await admin.context().newPage();
  await third.goto(record);
  await expect(save(third)).toBeEnabled();
  const { page: other } = await realAdmin();
  await other.goto(record);
  await expect(heldByJeanne(other)).toBeVisible();
  await admin.close();
  // Only the others' connections are left.
  await expect.poll(async () => (await world.detail()).sockets).toBe(3);
  // Long before anybody may take it over.
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await expect(heldByJeanne(other)).toBeVisible();
  await second.close();
  await expect.poll(async () => (await world.detail()).sockets).toBe(2);
  await expect.poll(holder(world)).toBe(jeanneEmail);
  await expect(heldByJeanne(other)).toBeVisible();
  await third.close();
  await expect(save(other)).toBeEnabled();
});

test("L05 the API refuses what the form of another admin would save", async ({ admin, realAdmin, world }) => {
  await jeanneHolds(admin, world);
  // The server refuses every change of the record, not only a save.
  const { page: other } = await realAdmin();
  const { csrfToken } = await (await other.request.get("/api/admin/session")).json();
  const { values } = await read(other, record);
  const { version } = values;
  for (const [path, data] of [
    [record, values],
    ["/admin/building/delete/3", { version }],
  ]) {
    const answer = await other.request.post(`/api${path}`, {
      data,
      headers: { "x-csrf-token": csrfToken },
    });
    expect(answer.status()).toBe(423);
    expect((await answer.json()).holder).toMatchObject({ name: "Jeanne Martin" });
  }
});

test("L06 the holder is asked and yields; what was typed stays as a draft", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const { page: other } = await realAdmin();
  await other.goto(record);
  await other.getByRole("button", { name: "Demander la main" }).click();
  await expect(other.getByText(/Demande envoyée/)).toBeVisible();
  await expect(admin.getByText("Karim Benali demande la main sur cette fiche")).toBeVisible();
  await admin.getByRole("button", { name: "Passer la main" }).click();
  await expect(save(other)).toBeEnabled();
  await expect(admin.getByText(/Vous avez passé la main/)).toBeVisible();
  await expect(save(admin)).toBeDisabled();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");

  // What the other saves is shown at once, and decided on once the record can be edited.
  await nameField(other).fill("Saisie de Karim");
  await save(other).click();
  const clash = admin.getByRole("alert").filter({ hasText: "Saisie de Karim" });
  await expect(clash).toContainText("quand vous reprendrez la modification");
  await expect(clash.getByRole("button")).toHaveCount(0);
  await other.close();
  await expect.poll(holder(world)).toBeUndefined();
  await admin.getByRole("button", { name: "Reprendre la modification" }).click();
  await clash.getByRole("button", { name: /^Garder ma saisie/ }).click();
  await expect(save(admin)).toBeEnabled();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");
});

test("L06 L09 S14 the record is asked for from the list; what the loser typed is offered again after leaving", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const { page: other } = await realAdmin();
  await other.goto("/admin/building?q=IMM-00003");
  await other.getByRole("button", { name: /^Jeanne Martin modifie/ }).click();
  await expect(other.getByRole("menuitem", { name: "Consulter la fiche" })).toHaveAttribute("href", record);
  await other.getByRole("menuitem", { name: "Demander la main" }).click();
  await expect(other).toHaveURL(record);
  await expect(other.getByText(/Demande envoyée/)).toBeVisible();
  await admin.getByRole("button", { name: "Passer la main" }).click();
  await expect(save(other)).toBeEnabled();
  await expect(save(admin)).toBeDisabled();
  // Nothing is lost, so nothing asks.
  await admin.getByRole("navigation").first().getByRole("link", { name: "Immeubles" }).click();
  await expect(admin.getByRole("heading", { name: "Immeubles" })).toBeVisible();
  await admin.goBack();
  await expect(admin.getByText("Votre saisie a été retrouvée")).toBeVisible();
  await expect(nameField(admin)).toHaveValue("Saisie de Jeanne");
  await expect(save(admin)).toBeDisabled();
  // Coming back does not repeat the request.
  await other.goto("/admin/building");
  await expect(save(admin)).toBeEnabled();
  await other.goBack();
  await expect(heldByJeanne(other)).toBeVisible();
  await expect(other.getByRole("button", { name: "Demander la main" })).toBeVisible();
  await expect(admin.getByText(/demande la main/)).toHaveCount(0);
});

test("L06 a refusal is shown, and the holder keeps the record", async ({ admin, realAdmin, world }) => {
  await jeanneHolds(admin, world);
  const { page: other } = await realAdmin();
  await other.goto(record);
  await other.getByRole("button", { name: "Demander la main" }).click();
  await admin.getByRole("button", { name: "Refuser" }).click();
  await expect(other.getByText(/Votre demande a été refusée/)).toBeVisible();
  await expect(save(other)).toBeDisabled();
});

test("L04 a cut network is shown at once; whoever took the record meanwhile keeps it", async ({
  admin,
  realAdmin,
  network,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie hors ligne");
  await network.offline();
  await expect(admin.getByText("Connexion interrompue", { exact: false }).first()).toBeVisible();
  const { page: other } = await realAdmin();
  await other.goto(record);
  await expect(save(other)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
  await network.online();
  await expect(admin.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(save(admin)).toBeDisabled();
  await expect(nameField(admin)).toHaveValue("Saisie hors ligne");
});

test("L07 A03 without the realtime service one notice says that locks are not guaranteed, in one place", async ({
  admin,
  network,
  world,
}) => {
  await jeanneHolds(admin, world);
  await network.realtime(false);
  const bar = admin.getByRole("banner").getByRole("status");
  const notice = bar.filter({ hasText: "le verrouillage des fiches n’est pas garanti" });
  await expect(notice).toBeVisible();
  await expect(save(admin)).toBeEnabled();
  await expect(admin.locator(".ui-banner")).toHaveCount(0);
  // Nor when offline: one sentence replaces the other.
  await network.offline();
  await expect(bar.filter({ hasText: "Connexion interrompue" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(admin.locator(".ui-banner")).toHaveCount(0);
  await network.online();
  await expect(notice).toBeVisible();
  await network.realtime(true);
  await expect(admin.getByText("n’est pas garanti", { exact: false })).toHaveCount(0);
});

test("S16 no Firebase byte is asked for before the first row of a list is painted", async ({
  admin,
  network,
}) => {
  const scripts: string[] = [];
  admin.on("request", (request) => {
    if (/(firebase|database|app-and-auth|messaging)-[^/]*\.js$|\.ws|identitytoolkit/.test(request.url()))
      scripts.push(request.url());
  });
  const { letGo } = await network.hold("**/api/admin/building/ajax-list?*");
  await admin.goto("/admin/building");
  await expect(admin.getByRole("heading", { name: "Immeubles" })).toBeVisible();
  // The menu's counts may arrive before the rows.
  await expect(admin.getByRole("link", { name: /à accepter$/ })).toBeVisible();
  await admin.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((url) => !/firebase-/.test(url))).toEqual([]);
  await letGo();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await expect.poll(() => scripts.some((url) => /database-/.test(url))).toBe(true);
});

test("L04 A12 whoever waited edits what was saved last, and the first save goes through", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneHolds(admin, world);
  const { page: other } = await karimWaits(realAdmin);
  await nameField(admin).fill("Nom de Jeanne");
  await save(admin).click();
  await expect(toast(admin, "Enregistrement effectué")).toBeVisible();
  await admin.close();
  await expect(save(other)).toBeEnabled();
  await expect(nameField(other)).toHaveValue("Nom de Jeanne");
  await other.getByRole("textbox", { name: /^Ville/ }).fill("Lille");
  await save(other).click();
  await expect(toast(other, "Enregistrement effectué : Nom de Jeanne")).toBeVisible();
});
