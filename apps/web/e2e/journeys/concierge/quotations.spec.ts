import { answer } from "../../kit/answer.ts";
import { exportList } from "../../kit/export-list.ts";
import { expectActions } from "../../kit/head.ts";
import { expect, filterBy, save, test, toast } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

const list = "/admin/concierge/quotation";

interface Quotation {
  readonly id: number;
  readonly number: string;
  readonly userName: string;
}

test("A01 A05 A15 A18 S03 quotations are counted and exported as filtered, one is priced and sent, and its answer is stored once", async ({
  admin: page,
  world,
}) => {
  const { id, number, userName } = await oneThat<Quotation>(page, `${list}/ajax-list`, {
    status: "requested",
  });
  const place = `${list}/edit/${id}`;
  const figure = (label: string) =>
    page
      .getByRole("region", { name: "Chiffres des devis affichés" })
      .locator(".ui-facts__pair", { has: page.getByText(label, { exact: true }) })
      .locator("dd");
  await page.goto(list);
  await expect(figure("Envoyé")).not.toHaveText("0");
  await filterBy(page, "Statut", "Demandé");
  await expect(figure("Envoyé")).toHaveText("0");
  await expect(page).toHaveURL(/\?status=requested$/);
  const count = await figure("Demandé").textContent();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Devis ${count}`);
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ status: "requested" });
  expect(rows).toHaveLength(Number(count));
  expect(new Set(rows.map((row) => row.Statut))).toEqual(new Set(["Demandé"]));

  await page.getByRole("searchbox").fill(number);
  await page.getByRole("link", { name: `Modifier ${number}` }).click();
  const send = page.getByRole("button", { name: "Envoyer", exact: true });
  await expect(send).toBeEnabled();
  await page.getByRole("textbox", { name: "Montant" }).fill("1 234,50");
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveAccessibleDescription("Enregistrez d’abord vos modifications");
  await page.getByRole("textbox", { name: /^Valable/ }).fill("30/11/2026");
  await save(page).click();
  await send.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Montant" })).toHaveValue(/^1\s234,50$/);
  await dialog.getByRole("button", { name: "Envoyer", exact: true }).click();
  await answer(dialog);
  await expect(toast(page, `Envoi effectué : devis ${number}`)).toBeVisible();
  await expect(page.getByText("modifiée entre-temps")).toHaveCount(0);
  expect(await stored(page, place)).toMatchObject({
    amountCents: 123_450,
    validUntil: "2026-11-30",
    status: "sent",
  });

  const before = (await world.calls({ route: "quotation.edit.post" })).length;
  await page.getByRole("button", { name: "Accepter" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`devis ${number} de ${userName}`);
  await question.getByRole("button", { name: /^Accepter pour/ }).dblclick();
  await expect(toast(page, `Devis accepté : ${number}`)).toBeVisible();
  await expectActions(page, []);
  expect(await stored(page, place)).toMatchObject({ status: "accepted" });
  expect(await world.calls({ route: "quotation.edit.post" })).toHaveLength(before + 1);
});
