import type { TestWorld } from "@palier/mock-server/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./palier.ts";
import { guest, holder } from "./two-admins.ts";

const record = "/admin/building/edit/3";
const karimEmail = "karim.benali@palier.test";

const name = (page: Page) => page.getByRole("textbox", { name: /^Nom/ });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" });
const heldByJeanne = (page: Page) =>
  page.getByRole("alert").filter({ hasText: /^Jeanne Martin modifie cette fiche depuis \d{2}:\d{2}/ });

/** Karim Benali in a browser of his own. */
const karim = async (browser: Browser, world: TestWorld): Promise<Page> =>
  (await guest(browser, world, karimEmail)).page;

test("S11 S12 S15 the second admin sees who holds the record and can neither save nor delete", async ({
  admin,
  browser,
  world,
}) => {
  await admin.goto(record);
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  await expect(save(admin)).toBeEnabled();
  const other = await karim(browser, world);
  await other.goto(record);
  await expect(heldByJeanne(other)).toBeVisible();
  await expect(save(other)).toBeDisabled();
  await expect(name(other)).toBeDisabled();
  await expect(other.getByRole("button", { name: "Supprimer" })).toBeDisabled();

  await admin.close();
  await expect(save(other)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
});

test("S14 L08 L09 a list shows live who holds a row, and takes nothing itself", async ({
  admin,
  browser,
  world,
}) => {
  const other = await karim(browser, world);
  await other.goto("/admin/building?q=IMM-00003");
  const edit = other.getByRole("link", { name: /^Modifier / });
  await expect(edit).toHaveAttribute("href", record);
  expect(await holder(world)()).toBeUndefined();
  await admin.goto(record);
  await expect(edit).toHaveAttribute("aria-disabled", "true");
  await expect(edit).toHaveAccessibleName(/Jeanne Martin modifie cette fiche depuis/);
  await expect(other.getByRole("button", { name: /^Supprimer / })).toHaveAttribute("aria-disabled", "true");
  await other.getByRole("button", { name: /^Jeanne Martin modifie/ }).hover();
  await expect(other.getByRole("tooltip")).toContainText("Jeanne Martin modifie cette fiche depuis");
  await admin.goto("/admin/");
  await expect(edit).toHaveAttribute("href", record);
});

test("L02 a second tab of the same admin may edit, and closing one never frees the record", async ({
  admin,
  browser,
  world,
}) => {
  await admin.goto(record);
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  const second = await admin.context().newPage();
  await second.goto(record);
  await expect(save(second)).toBeEnabled();
  await expect(heldByJeanne(second)).toHaveCount(0);
  const other = await karim(browser, world);
  await other.goto(record);
  await expect(heldByJeanne(other)).toBeVisible();
  await admin.close();
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  await expect(heldByJeanne(other)).toBeVisible();
  await second.close();
  await expect(save(other)).toBeEnabled();
});

test("L05 the API refuses what the form of another admin would save", async ({ admin, browser, world }) => {
  await admin.goto(record);
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  const other = await karim(browser, world);
  const { csrfToken } = await (await other.request.get("/api/admin/session")).json();
  const { values } = await (await other.request.get(`/api${record}`)).json();
  for (const path of [record, "/admin/building/delete/3"]) {
    const answer = await other.request.post(`/api${path}`, {
      data: values,
      headers: { "x-csrf-token": csrfToken },
    });
    expect(answer.status()).toBe(423);
    expect((await answer.json()).holder).toMatchObject({ name: "Jeanne Martin" });
  }
});

test("L06 the holder is asked and yields; what was typed stays as a draft", async ({
  admin,
  browser,
  world,
}) => {
  await admin.goto(record);
  await name(admin).fill("Saisie de Jeanne");
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  const other = await karim(browser, world);
  await other.goto(record);
  await other.getByRole("button", { name: "Demander la main" }).click();
  await expect(other.getByText(/Demande envoyée/)).toBeVisible();
  await expect(admin.getByText("Karim Benali demande la main sur cette fiche")).toBeVisible();
  await admin.getByRole("button", { name: "Passer la main" }).click();
  await expect(save(other)).toBeEnabled();
  await expect(admin.getByText(/Vous avez passé la main/)).toBeVisible();
  await expect(save(admin)).toBeDisabled();
  await expect(name(admin)).toHaveValue("Saisie de Jeanne");
  await other.close();
  await admin.getByRole("button", { name: "Reprendre la modification" }).click();
  await expect(save(admin)).toBeEnabled();
  await expect(name(admin)).toHaveValue("Saisie de Jeanne");
});

test("L06 a refusal is told, and the holder keeps the record", async ({ admin, browser, world }) => {
  await admin.goto(record);
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  const other = await karim(browser, world);
  await other.goto(record);
  await other.getByRole("button", { name: "Demander la main" }).click();
  await admin.getByRole("button", { name: "Refuser" }).click();
  await expect(other.getByText(/Votre demande a été refusée/)).toBeVisible();
  await expect(save(other)).toBeDisabled();
});

test("L04 a cut network is told at once; whoever took the record meanwhile keeps it", async ({
  admin,
  browser,
  world,
}) => {
  await admin.goto(record);
  await name(admin).fill("Saisie hors ligne");
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  await admin.context().setOffline(true);
  await expect(admin.getByText("Connexion interrompue", { exact: false }).first()).toBeVisible();
  const other = await karim(browser, world);
  await other.goto(record);
  await expect(save(other)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
  await admin.context().setOffline(false);
  await expect(admin.getByRole("alert").filter({ hasText: "Karim Benali" })).toBeVisible();
  await expect(save(admin)).toBeDisabled();
  await expect(name(admin)).toHaveValue("Saisie hors ligne");
});

test("L07 without the realtime service a notice says that locks are not guaranteed", async ({
  admin,
  network,
  world,
}) => {
  await admin.goto(record);
  await expect.poll(holder(world)).toBe("jeanne.martin@palier.test");
  await network.realtime(false);
  await expect(
    admin.getByText("le verrouillage des fiches n’est pas garanti", { exact: false }).first(),
  ).toBeVisible();
  await expect(save(admin)).toBeEnabled();
  await network.realtime(true);
  await expect(admin.getByText("n’est pas garanti", { exact: false })).toHaveCount(0);
});

test("no Firebase byte is asked for before the first row of a list is painted", async ({ admin }) => {
  // Away from the home page, which has no list and may ask at once.
  await admin.goto("about:blank");
  const scripts: string[] = [];
  admin.on("request", (request) => {
    if (/(firebase|database|app-and-auth|messaging)-[^/]*\.js$|\.ws|identitytoolkit/.test(request.url()))
      scripts.push(request.url());
  });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await admin.route("**/api/admin/building/ajax-list?*", async (route) => {
    await held;
    await route.continue();
  });
  await admin.goto("/admin/building");
  await expect(admin.getByRole("heading", { name: "Immeubles" })).toBeVisible();
  expect(scripts.filter((url) => !/firebase-/.test(url))).toEqual([]);
  letGo();
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await expect.poll(() => scripts.some((url) => /database-/.test(url))).toBe(true);
});
