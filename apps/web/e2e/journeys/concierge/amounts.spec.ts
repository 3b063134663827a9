import { expect, test } from "../../kit/palier.ts";
import { countPresses } from "../../kit/presses.ts";
import { barButton, outcome, question } from "../../kit/queues.ts";
import { rowsOf, stored } from "../../kit/stored.ts";

interface Order {
  readonly id: number;
  readonly finalAmountCents: number;
  readonly estimatedAmountCents: number;
}

const place = "/admin/concierge/order/amount-to-validate";

const needsNoReason = ({ finalAmountCents, estimatedAmountCents }: Order): boolean =>
  Math.abs(finalAmountCents - estimatedAmountCents) * 10 <= estimatedAmountCents;

test("A20 all amounts that need no reason are validated in one act of five presses, but for one that changed meanwhile", async ({
  admin: page,
  world,
}) => {
  const waiting = await rowsOf<Order>(page, `${place}/ajax-list`, { order: "deliveryAt", length: 100 });
  const plain = waiting.filter(needsNoReason);
  const [changed] = plain;
  if (changed === undefined) throw new Error("no amount waits");
  await page.goto(place);
  await page.locator(".ui-grid [row-id]").first().waitFor();
  const presses = await countPresses(page);
  const all = page.getByRole("checkbox", { name: "Choisir toutes les lignes de la page" });
  await all.check();
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect(page.locator(`.ui-grid [row-id="${waiting[20]?.id}"]`)).toBeVisible();
  await all.check();
  await barButton(page, "Valider le montant").click();
  await expect(question(page)).toContainText(`${plain.length} montants`);
  await world.patch("order", changed.id, { deliveryPointName: "Loge" }, { announced: false });
  await question(page).getByRole("button", { name: "Valider le montant" }).click();
  await expect(outcome(page)).toHaveAccessibleName(
    `${plain.length - 1} montants validés, 1 fiche modifiée entre-temps`,
  );
  expect(await presses()).toBeLessThanOrEqual(5);
  for (const { id } of plain)
    expect(await stored(page, `/admin/concierge/order/${id}`)).toMatchObject({
      amountStatus: id === changed.id ? "toValidate" : "validated",
    });
});
