/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { serviceRoutes } from "@palier/contract/areas/concierge/service";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import {
  actionForm,
  answer,
  headAction,
  openApp,
  pressAction,
  signedInWorld,
} from "#test/kit/app-harness.tsx";
import { fill, keepToasts, press, toastWith } from "#test/kit/screen-parts.ts";

const world = signedInWorld();
keepToasts();

const stored = (id: number) => call(orderRoutes.show, { params: { id } });
const place = (id: number): string => `/admin/concierge/order/${id}`;
type Status = "new" | "accepted" | "delivered" | "completed";
async function ordersIn(status: Status) {
  const { data } = await call(orderRoutes.list, { query: { status, length: 100 } });
  return data;
}

/** Chooses the first concierge that is offered, other than the one of `but`, and returns the name. */
async function chooseConcierge(user: UserEvent, dialog: HTMLElement, but: string): Promise<string> {
  await user.click(within(dialog).getByRole("combobox", { name: /^Concierge/ }));
  const options = await within(await screen.findByRole("listbox", { name: "Propositions" })).findAllByRole(
    "option",
  );
  const option = options.find(({ textContent }) => textContent !== but);
  if (option === undefined) throw new Error("no other concierge is offered");
  const name = option.textContent;
  await user.click(option);
  return name;
}

test("A11 A15 an accepted order whose concierge was disabled gets another one, and its history says so", async () => {
  const [order] = await ordersIn("accepted");
  const { id = 0, supplierId, supplierName = "" } = order ?? {};
  await world.patch("supplier", supplierId ?? 0, { enabled: false });
  const user = await openApp(place(id));
  await pressAction(user, "Changer de concierge");
  await actionForm(/^Changer le concierge de la commande/);
  const chosen = await chooseConcierge(user, screen.getByRole("dialog"), supplierName ?? "");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Changer de concierge" }));
  await toastWith("Concierge modifié : commande ");
  expect(await stored(id)).toMatchObject({ status: "accepted", supplierName: chosen });
  const { data: history } = await call(orderRoutes.history, { params: { id }, query: {} });
  expect(history.flatMap(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({ label: "Concierge", from: supplierName, to: chosen }),
  );
});

test("A03 A15 a new order whose concierge takes no orders is accepted once another one is chosen", async () => {
  const [order] = await ordersIn("new");
  const { id = 0 } = order ?? {};
  const { items } = await stored(id);
  const { record } = await call(serviceRoutes.edit.get, { params: { id: items[0]?.serviceId ?? 0 } });
  await world.patch("supplier", record?.supplierId ?? 0, { enabled: false });
  const user = await openApp(place(id));
  await press(user, "Accepter");
  const form = await actionForm(/^Accepter la commande/);
  expect(await stored(id)).toMatchObject({ status: "new", supplierId: null });
  const chosen = await chooseConcierge(user, screen.getByRole("dialog"), "");
  await user.click(form.getByRole("button", { name: "Accepter" }));
  await toastWith("Commande acceptée : ");
  expect(await stored(id)).toMatchObject({ status: "accepted", supplierName: chosen });
});

test("A15 a delivered order whose amount waits offers its validation first, and its end afterwards", async () => {
  const { data } = await call(orderRoutes.amountToValidate, { query: { length: 50 } });
  const { id = 0, number = "" } = data.find(({ status }) => status === "delivered") ?? {};
  const user = await openApp(place(id));
  await screen.findByRole("button", { name: "Valider le montant" });
  expect(screen.queryByRole("button", { name: "Terminer" })).toBeNull();
  await press(user, "Valider le montant");
  await actionForm(new RegExp(`^Montant final de la commande ${number}`));
});

test("A03 A12 two forms of a page that fail at once each say it at their place and keep what was typed", async () => {
  const [order] = await ordersIn("new");
  const { id = 0 } = order ?? {};
  const user = await openApp(place(id));
  await world.fault({ route: "order.comment.post", status: 500, delayMs: 1_500, times: 1 });
  await world.fault({ route: "order.status.post", cut: true, times: 1 });
  const typed = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Commentaire/ });
  const behind = within(typed.closest("form") ?? document.body);
  fill(typed, "À rappeler demain");
  await press(user, "Noter");
  await pressAction(user, "Choisir le concierge");
  const dialog = await actionForm(/^Accepter la commande/);
  await user.click(dialog.getByRole("button", { name: "Accepter" }));
  await dialog.findByText("Connexion interrompue");
  await behind.findByText("Une erreur est survenue sur le serveur");
  expect(behind.queryByText("Connexion interrompue")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(typed.value).toBe("À rappeler demain");
  await press(user, "Réessayer");
  await waitFor(() => expect(typed.value).toBe(""));
  expect((await stored(id)).comments.filter(({ body }) => body === "À rappeler demain")).toHaveLength(1);
});

test("A14 A20 the last step of an order leaves the focus on the page's title", async () => {
  const [order] = await ordersIn("delivered");
  const { id = 0 } = order ?? {};
  await world.patch("order", id, { amountStatus: "validated" });
  const user = await openApp(place(id));
  (await screen.findByRole("button", { name: "Terminer" })).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await stored(id)).toMatchObject({ status: "completed" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Terminer" })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

/** As a field shows it: « 121,67 ». */
const euros = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");

async function refundable() {
  const orders = await ordersIn("completed");
  const order = orders.find(
    ({ amountStatus, refundedCents, finalAmountCents }) =>
      amountStatus === "validated" && refundedCents === 0 && (finalAmountCents ?? 0) > 5000,
  );
  if (order === undefined) throw new Error("no order can be refunded");
  return { id: order.id, final: order.finalAmountCents ?? 0 };
}

async function openRefund(user: UserEvent) {
  await pressAction(user, "Rembourser");
  const dialog = await actionForm(/^Rembourser la commande/);
  await dialog.findByRole("textbox", { name: /^Montant à rembourser/ });
  return dialog;
}

test("A05 A18 a refund lists those made before and their sum, offers the rest to the cent, and is the last one then", async () => {
  const { id, final } = await refundable();
  for (const [at, amountCents] of [1250, 300].entries()) {
    const { version } = await stored(id);
    const body = { amountCents, reason: `Article ${at + 1}`, version };
    await call(orderRoutes.refund.post, { params: { orderId: id }, body });
  }
  const user = await openApp(place(id));
  const dialog = await openRefund(user);
  const made = within(dialog.getByRole("table", { name: "Remboursements déjà effectués" }));
  for (const words of [
    /Jeanne Martin\s*Article 1\s*12,50/,
    /Jeanne Martin\s*Article 2\s*3,00/,
    /^Total\s*15,50/,
  ])
    expect(
      made.getAllByRole("row").some(({ textContent }) => words.test(textContent)),
      String(words),
    ).toBe(true);
  await user.click(dialog.getByRole("button", { name: /^Tout le reste/ }));
  const amount = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Montant à rembourser/ });
  expect(amount.value).toBe(euros(final - 1550));
  fill(dialog.getByRole("textbox", { name: /^Motif/ }), "Tout est reparti");
  await user.click(dialog.getByRole("button", { name: "Rembourser" }));
  await answer(dialog);
  await toastWith("Remboursement effectué : commande ");
  const { refundedCents, refunds } = await stored(id);
  expect(refundedCents).toBe(final);
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([1250, 300, final - 1550]);
  const corrected = await headAction(user, "Corriger le montant");
  expect(corrected.getAttribute("aria-disabled")).toBe("true");
  expect(corrected.textContent).toContain("remboursée en entier");
  expect(screen.queryByRole("menuitem", { name: /^Rembourser/ })).toBeNull();
});

test("A18 the correction of an amount restates both amounts, and what was refunded of the first", async () => {
  const { id, final } = await refundable();
  const { version } = await stored(id);
  const body = { amountCents: 1250, reason: "Article manquant", version };
  await call(orderRoutes.refund.post, { params: { orderId: id }, body });
  const user = await openApp(place(id));
  await pressAction(user, "Corriger le montant");
  const dialog = await actionForm(/^Montant final/);
  const amount = await dialog.findByRole("textbox", { name: /^Montant/ });
  await user.clear(amount);
  await user.type(amount, "5000");
  fill(dialog.getByRole("textbox", { name: /^Motif/ }), "Essai");
  await user.click(dialog.getByRole("button", { name: "Valider le montant" }));
  const question = await waitFor(() => {
    const found = dialog.getAllByRole("alert").find(({ textContent }) => textContent.startsWith("Corriger"));
    if (found === undefined) throw new Error("nothing is asked");
    return found;
  });
  expect(question.textContent).toMatch(new RegExp(`${euros(final)}\\s€ → 5\\s000,00\\s€ pour`));
  expect(question.textContent).toMatch(/Déjà remboursé\s:\s12,50/);
  expect(await stored(id)).toMatchObject({ finalAmountCents: final });
});

test("A03 A05 each refusal of a refund is said inside its window, which asks again before it sends again", async () => {
  const { id } = await refundable();
  const user = await openApp(place(id));
  const dialog = await openRefund(user);
  const amount = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Montant à rembourser/ });
  await user.type(amount, "1");
  fill(dialog.getByRole("textbox", { name: /^Motif/ }), "Article manquant");
  for (const status of [409, 422, 423]) {
    await world.fault({ route: "order.refund.post", status, detail: `Refus numéro ${status}`, times: 1 });
    await user.click(dialog.getByRole("button", { name: "Rembourser" }));
    await answer(dialog);
    await dialog.findByText(`Refus numéro ${status}`);
    expect(amount.value).toBe("1,00");
  }
  expect(await stored(id)).toMatchObject({ refundedCents: 0 });
});
