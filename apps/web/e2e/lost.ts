/** Answers that are lost on their way: the faults that lose them, and the two forms of an order that must survive that. */
import type { TestWorld } from "@palier/mock-server/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { answer } from "./answer.ts";
import { pressAction } from "./head.ts";
import { test as base } from "./palier.ts";
import { oneThat, stored } from "./stored.ts";

const orders = "/admin/concierge/order";

/** The alert of a form or press that got no answer begins so. */
export const unknown = "On ne sait pas si l’enregistrement a abouti";

/** The question before something else is sent than what may have been done. */
export const question = "La première demande a peut-être abouti";

/** A fault: the server does it, and a gateway answers in its place. */
export const lost = (route: string) => ({ route, status: 504, afterwards: true, times: 1 });

/** The address of a completed order of which nothing was refunded, and 50 € or more can be. */
export async function refundable(page: Page): Promise<string> {
  const { id } = await oneThat<{ id: number; refundedCents: number; finalAmountCents: number }>(
    page,
    `${orders}/ajax-list`,
    { status: "completed" },
    ({ refundedCents, finalAmountCents }) => refundedCents === 0 && finalAmountCents > 5000,
  );
  return `${orders}/${id}`;
}

/** A refund's dialog and its parts. */
export interface Refund {
  /** The order's address: its page is open. */
  readonly place: string;
  readonly dialog: Locator;
  readonly amount: Locator;
  readonly submit: Locator;
  readonly alert: (text: string) => Locator;
  readonly open: () => Promise<void>;
  /** Types an amount and a reason. */
  readonly fill: (amount: string) => Promise<void>;
}

/** Refunds 12,50 €, which is done, and of which no answer comes. */
export async function loseRefund(refund: Refund, world: TestWorld): Promise<void> {
  await refund.open();
  await refund.fill("12,50");
  await refund.submit.click();
  await world.fault(lost("order.refund.post"));
  await answer(refund.dialog);
  await expect(refund.alert(unknown)).toBeVisible();
}

/** Answers the question before another try by the first one again: the order has that one refund of 12,50 €. */
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
  /** The comment form of an order whose page is open, and its parts. */
  readonly comment: {
    readonly form: Locator;
    readonly body: Locator;
    readonly send: Locator;
    readonly alert: (text: string) => Locator;
    /** The order's comments, as the server has them. */
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
