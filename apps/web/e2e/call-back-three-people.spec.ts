import type { Page } from "@playwright/test";
import { cell, expect, test, toast } from "./palier.ts";

const list = "/admin/concierge/callback";

interface Callback {
  readonly id: number;
  readonly userName: string;
}

/** Who waits for a call, in the order of the screen. */
async function waiting(page: Page): Promise<readonly Callback[]> {
  const query =
    "draw=1&start=0&length=20&status=toHandle&order[0][column]=0&order[0][dir]=asc&columns[0][data]=requestedAt";
  return (await (await page.request.get(`/api${list}/ajax-list?${query}`)).json()).data;
}

const stored = async (page: Page, { id }: Callback) =>
  (await (await page.request.get(`/api${list}/edit/${id}`)).json()).record;

test("A06 A15 three people are called back: reached, not reached, and with a note", async ({
  admin: page,
}) => {
  const [first, second, third] = await waiting(page);
  if (first === undefined || second === undefined || third === undefined) throw new Error("too few wait");
  await page.goto("/admin/concierge/callback?status=toHandle");
  // A click on the light table is lost when the grid takes its place meanwhile.
  await page.locator(".ui-grid [row-id]").first().waitFor();
  const row = ({ id }: Callback) => page.locator(`.ui-grid [row-id="${id}"]`);
  await expect(row(first).getByRole("link", { name: /^0\d/ })).toHaveAttribute("href", /^tel:\+33/);
  await row(first)
    .getByRole("button", { name: /^Traité / })
    .focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, `Appel traité : ${first.userName}`)).toBeVisible();
  await expect(row(first)).toHaveCount(0);
  await row(second)
    .getByRole("button", { name: /^Injoignable / })
    .click();
  await expect(toast(page, `Appel sans réponse : ${second.userName}`)).toBeVisible();

  await page.goto(`${list}/edit/${third.id}`);
  await page.getByRole("combobox", { name: /^Statut/ }).selectOption("Traité");
  await page.getByRole("textbox", { name: /^Note/ }).fill("Rappeler aussi sa voisine");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, `Enregistrement effectué : Rappel de ${third.userName}`)).toBeVisible();
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(cell(page, "Jeanne Martin")).toBeVisible();

  expect(await stored(page, first)).toMatchObject({ status: "handled", handledBy: "Jeanne Martin" });
  expect(await stored(page, second)).toMatchObject({ status: "unreachable", handledBy: "Jeanne Martin" });
  expect(await stored(page, third)).toMatchObject({ status: "handled", note: "Rappeler aussi sa voisine" });
});

test("A15 L05 a call that was closed by mistake is opened again; a held one cannot be decided", async ({
  admin: page,
  otherAdmin,
}) => {
  const [first, held] = await waiting(page);
  if (first === undefined || held === undefined) throw new Error("too few wait");
  await page.goto(`${list}/edit/${first.id}`);
  const head = page.getByRole("main");
  await head.getByRole("button", { name: "Traité", exact: true }).click();
  await expect(toast(page, `Appel traité : ${first.userName}`)).toBeVisible();
  await expect(head.getByRole("button", { name: "Injoignable", exact: true })).toHaveCount(0);
  await head.getByRole("button", { name: "À rappeler" }).click();
  await expect(toast(page, `Appel à refaire : ${first.userName}`)).toBeVisible();
  expect(await stored(page, first)).toMatchObject({ status: "toHandle", handledBy: null });

  await otherAdmin.open("callback", held.id);
  await page.goto(`${list}/edit/${held.id}`);
  await expect(page.getByText(/^Karim Benali modifie cette fiche depuis/).first()).toBeVisible();
  await expect(head.getByRole("button", { name: "Traité", exact: true })).toBeDisabled();
});
