import { expect, test } from "./kit/palier.ts";
import { countPresses } from "./kit/presses.ts";
import { listOf, rowsOf, stored } from "./kit/stored.ts";

interface Order {
  readonly id: number;
  readonly number: string;
  readonly finalAmountCents: number;
  readonly estimatedAmountCents: number;
}

const orders = "/admin/concierge/order";
const amounts = `${orders}/amount-to-validate`;

const isPlain = ({ finalAmountCents, estimatedAmountCents }: Order): boolean =>
  Math.abs(finalAmountCents - estimatedAmountCents) * 10 <= estimatedAmountCents;

test("A20 ten orders go from new to delivered in their rows, with at most 40 presses", async ({
  admin: page,
  world,
}) => {
  const ten = (await rowsOf<Order>(page, `${orders}/ajax-list`, { status: "new", order: "-number" })).slice(
    0,
    10,
  );
  expect(ten).toHaveLength(10);
  // Orders then go to a concierge without a choice.
  const disabled = await rowsOf<Order>(page, "/admin/concierge/concierge-ajax/list", { enabled: false });
  for (const { id } of disabled) await world.patch("supplier", id, { enabled: true });
  await page.goto(orders);
  await page.locator(".ui-grid [row-id]").first().waitFor();
  const presses = await countPresses(page);
  for (const step of ["Accepter", "Préparer", "Livrée"]) {
    for (const { number } of ten) {
      const button = page.getByRole("button", { name: `${step} ${number}`, exact: true });
      await button.click();
      await expect(button).toHaveCount(0);
    }
  }
  expect(await presses()).toBeLessThanOrEqual(40);
  for (const { id } of ten)
    expect(await stored(page, `${orders}/${id}`)).toMatchObject({ status: "delivered" });
});

test("A20 all amounts that need no reason are validated in one act of five presses, but for one that changed meanwhile", async ({
  admin: page,
  world,
}) => {
  const { data: waiting } = await listOf<Order>(page, `${amounts}/ajax-list`, {
    order: "deliveryAt",
    length: 100,
  });
  const plain = waiting.filter(isPlain);
  await page.goto(amounts);
  await page.locator(".ui-grid [row-id]").first().waitFor();
  const presses = await countPresses(page);
  const all = page.getByRole("checkbox", { name: "Choisir toutes les lignes de la page" });
  await all.check();
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(page.locator(`.ui-grid [row-id="${waiting[20]?.id}"]`)).toBeVisible();
  await all.check();
  const [changed] = plain;
  if (changed === undefined) throw new Error("no amount waits");
  await page
    .getByRole("region", { name: "Actions sur la sélection" })
    .getByRole("button", { name: "Valider le montant" })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`${plain.length} montants`);
  await world.patch("order", changed.id, { deliveryPointName: "Loge" }, { announced: false });
  await question.getByRole("button", { name: "Valider le montant" }).click();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(
    `Valider le montant : ${plain.length - 1} faites, 1 modifiée entre-temps`,
  );
  expect(await presses()).toBeLessThanOrEqual(5);
  for (const { id } of plain.filter((each) => each !== changed))
    expect(await stored(page, `${orders}/${id}`)).toMatchObject({ amountStatus: "validated" });
  expect(await stored(page, `${orders}/${changed.id}`)).toMatchObject({ amountStatus: "toValidate" });
});
