import { lookAtAction } from "../kit/head.ts";
import { expect, save, test, toast } from "../kit/palier.ts";
import {
  heldByJeanne,
  holder,
  jeanneEdits,
  jeanneEmail,
  jeanneHolds,
  karimEmail,
  nameField,
  record,
} from "../kit/two-admins.ts";

test("S11 S12 S15 L03 L04 A12 the second admin sees who holds the record, can neither save nor delete, and edits what was saved last once it is free", async ({
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

  await nameField(admin).fill("Nom de Jeanne");
  await save(admin).click();
  await expect(toast(admin, "Enregistrement effectué")).toBeVisible();
  await admin.close();
  await expect.poll(holder(world), { timeout: 2_000 }).not.toBe(jeanneEmail);
  await expect(save(other)).toBeEnabled();
  await expect.poll(holder(world)).toBe(karimEmail);
  await expect(nameField(other)).toHaveValue("Nom de Jeanne");
  await other.getByRole("textbox", { name: /^Ville/ }).fill("Lille");
  await save(other).click();
  await expect(toast(other, "Enregistrement effectué : Nom de Jeanne")).toBeVisible();
});

test("L06 L08 L09 S14 a list shows live who holds a row, takes no lock, and asks for the record", async ({
  admin,
  realAdmin,
  world,
}) => {
  const { page: other } = await realAdmin();
  await other.goto("/admin/building?q=IMM-00003");
  const edit = other.getByRole("link", { name: /^Modifier / });
  await expect(edit).toHaveAttribute("href", record);
  expect(await holder(world)()).toBeUndefined();
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  await expect(edit).toHaveAttribute("aria-disabled", "true");
  await expect(edit).toHaveAccessibleName(/Jeanne Martin modifie cette fiche depuis/);
  const more = other.getByRole("button", { name: /^Autres actions sur .*Jeanne Martin modifie cette fiche/ });
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await more.click({ force: true });
  await expect(other.getByRole("menu")).toHaveCount(0);

  await other.getByRole("button", { name: /^Jeanne Martin modifie/ }).click();
  await expect(other.getByRole("menuitem", { name: "Consulter la fiche" })).toHaveAttribute("href", record);
  await other.getByRole("menuitem", { name: "Demander la main" }).click();
  await expect(other).toHaveURL(record);
  await expect(other.getByText(/Demande envoyée/)).toBeVisible();
  await admin.getByRole("button", { name: "Passer la main" }).click();
  await expect(save(other)).toBeEnabled();
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

test("L02 one record in three tabs: each may edit, and only the last one frees it", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneHolds(admin, world);
  const [second, third] = [await admin.context().newPage(), await admin.context().newPage()];
  for (const tab of [second, third]) {
    await tab.goto(record);
    await expect(save(tab)).toBeEnabled();
    await expect(heldByJeanne(tab)).toHaveCount(0);
  }
  const { page: other } = await realAdmin();
  await other.goto(record);
  await expect(heldByJeanne(other)).toBeVisible();
  let left = 4;
  for (const tab of [admin, second]) {
    await tab.close();
    left -= 1;
    // Only the others' connections are left, long before anybody may take the record over.
    await expect.poll(async () => (await world.detail()).sockets).toBe(left);
    await expect.poll(holder(world)).toBe(jeanneEmail);
    await expect(heldByJeanne(other)).toBeVisible();
  }
  await third.close();
  await expect(save(other)).toBeEnabled();
});

test("L06 the holder is asked and yields; what was typed stays as a draft, beside what the other saves", async ({
  admin,
  realAdmin,
  world,
}) => {
  await jeanneEdits(admin, world, "Saisie de Jeanne");
  const { page: other } = await realAdmin();
  await other.goto(record);
  await other.getByRole("button", { name: "Demander la main" }).click();
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
