import type { TestWorld } from "@palier/mock-server/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { answer } from "./answer.ts";
import { pressAction } from "./head.ts";
import { test as base } from "./palier.ts";
import { oneThat, stored } from "./stored.ts";

const orders = "/admin/concierge/order";

/** The alert after a lost answer. */
export const unknown = "On ne sait pas si l’enregistrement a abouti";

/** Asked before something else is sent than what may have been done. */
export const question = "La première demande a peut-être abouti";

/** The server acts, and a gateway answers instead. */
export const lost = (route: string) => ({ route, status: 504, afterwards: true, times: 1 });

/** A completed order without refunds, of which 50 € can be refunded. */
export async function refundable(page: Page): Promise<string> {
  const { id } = await oneThat<{ id: number; refundedCents: number; finalAmountCents: number }>(
    page,
    `${orders}/ajax-list`,
    { status: "completed" },
    ({ refundedCents, finalAmountCents }) => refundedCents === 0 && finalAmountCents > 5000,
  );
  return `${orders}/${id}`;
}

export interface Refund {
  readonly place: string;
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly submit: Locator;
  readonly alert: (text: string) => Locator;
  readonly open: () => Promise<void>;
  readonly fill: (amount: string) => Promise<void>;
}

/** Refunds 12,50 €: the server does it, but the answer is lost. */
export async function loseRefund(refund: Refund, world: TestWorld): Promise<void> {
  await refund.open();
  await refund.fill("12,50");
  await refund.submit.click();
  await world.fault(lost("order.refund.post"));
  await answer(refund.dialog);
  await expect(refund.alert(unknown)).toBeVisible();
}

/** The order must then have only that refund of 12,50 €. */
export async function sendFirstAgain(page: Page, refund: Refund): Promise<void> {
  const once = { refundedCents: 1250, refunds: [{ amountCents: 1250 }] };
  expect(await stored(page, refund.place)).toMatchObject(once);
  await refund.alert(question).getByRole("button", { name: "Reprendre la première saisie" }).click();
  await expect(refund.amount).toHaveValue("12,50");
  await refund.submit.click();
  await answer(refund.dialog);
  await expect(refund.dialog).toHaveCount(0);
  expect(await stored(page, refund.place)).toMatchObject(once);
}

interface LostFixtures {
  readonly refund: Refund;
  readonly comment: {
    readonly form: Locator;
    readonly body: Locator;
    readonly send: Locator;
    readonly alert: (text: string) => Locator;
    readonly bodies: () => Promise<readonly string[]>;
  };
}

const alertIn = (part: Locator) => (text: string) => part.getByRole("alert").filter({ hasText: text });

export const test = base.extend<LostFixtures>({
  refund: async ({ admin: page }, use) => {
    const place = await refundable(page);
    await page.goto(place);
    const dialog = page.getByRole("dialog", { name: /^Rembourser la commande/ });
    const amount = dialog.getByRole("textbox", { name: /^Montant à rembourser/ });
    await use({
      place,
      dialog,
      amount,
      submit: dialog.locator("button[type=submit]"),
      alert: alertIn(dialog),
      open: () => pressAction(page, "Rembourser"),
      async fill(typed) {
        await amount.fill(typed);
        await dialog.getByRole("textbox", { name: /^Motif/ }).fill("Article manquant");
      },
    });
  },
  comment: async ({ admin: page }, use) => {
    const { id } = await oneThat<{ id: number }>(page, `${orders}/ajax-list`);
    const place = `${orders}/${id}`;
    await page.goto(place);
    const form = page.getByRole("form", { name: "Ajouter un commentaire" });
    await use({
      form,
      body: form.getByRole("textbox", { name: /^Commentaire/ }),
      send: form.getByRole("button", { name: "Noter" }),
      alert: alertIn(form),
      bodies: async () => (await stored(page, place)).comments.map((each: { body: string }) => each.body),
    });
  },
});

export { expect };
