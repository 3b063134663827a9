import type { Page } from "@playwright/test";
import { expect, test, toast } from "./palier.ts";

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

test("A15 L05 a call that was closed by mistake is opened again, and closed with a note; a held one cannot be decided", async ({
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

  await page.getByRole("combobox", { name: /^Statut/ }).selectOption("Injoignable");
  await page.getByRole("textbox", { name: /^Note/ }).fill("Rappeler aussi sa voisine");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(toast(page, `Enregistrement effectué : Rappel de ${first.userName}`)).toBeVisible();
  expect(await stored(page, first)).toMatchObject({
    status: "unreachable",
    handledBy: "Jeanne Martin",
    note: "Rappeler aussi sa voisine",
  });

  await otherAdmin.open("callback", held.id);
  await page.goto(`${list}/edit/${held.id}`);
  await expect(page.getByText(/^Karim Benali modifie cette fiche depuis/).first()).toBeVisible();
  await expect(head.getByRole("button", { name: "Traité", exact: true })).toBeDisabled();
});
