import type { Page } from "@playwright/test";
import { expectActions, pressAction } from "../../kit/head.ts";
import { expect, save, test, toast } from "../../kit/palier.ts";
import { rowsOf, stored } from "../../kit/stored.ts";

const list = "/admin/concierge/callback";

interface Callback {
  readonly id: number;
  readonly userName: string;
}

const waiting = (page: Page) =>
  rowsOf<Callback>(page, `${list}/ajax-list`, { status: "toHandle", order: "requestedAt" });

const recordOf = (page: Page, { id }: Callback) => stored(page, `${list}/edit/${id}`);

test("A15 L05 a call that was closed is opened again and closed with a note, and a held one cannot be decided", async ({
  admin: page,
  otherAdmin,
}) => {
  const [first, held] = await waiting(page);
  if (first === undefined || held === undefined) throw new Error("too few wait");
  await page.goto(`${list}/edit/${first.id}`);
  const head = page.getByRole("main");
  await head.getByRole("button", { name: "Marquer traitée", exact: true }).click();
  await expect(toast(page, `Appel traité : ${first.userName}`)).toBeVisible();
  await expectActions(page, ["Remettre à rappeler", "Revenir au statut précédent"]);
  await pressAction(page, "Remettre à rappeler");
  await expect(toast(page, `Appel à refaire : ${first.userName}`)).toBeVisible();
  expect(await recordOf(page, first)).toMatchObject({ status: "toHandle", handledBy: null });

  await page.getByRole("combobox", { name: /^Statut/ }).selectOption("Injoignable");
  await page.getByRole("textbox", { name: /^Note/ }).fill("Rappeler aussi sa voisine");
  await save(page).click();
  await expect(
    toast(page, new RegExp(`Enregistrement effectué\\s: Rappel d(e |’)${first.userName}`)),
  ).toBeVisible();
  expect(await recordOf(page, first)).toMatchObject({
    status: "unreachable",
    handledBy: "Jeanne Martin",
    note: "Rappeler aussi sa voisine",
  });

  await otherAdmin.open("callback", held.id);
  await page.goto(`${list}/edit/${held.id}`);
  await expect(page.getByText(/^Karim Benali modifie cette fiche depuis/).first()).toBeVisible();
  await expect(head.getByRole("button", { name: "Marquer traitée", exact: true })).toBeDisabled();
});
