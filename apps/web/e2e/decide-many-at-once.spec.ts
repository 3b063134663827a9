import { expect, jeanne as jeanneAccount, karim as karimAccount, test, toast } from "./kit/palier.ts";
import {
  act,
  all,
  ask,
  bar,
  box,
  changesOf,
  choose,
  decisionsOf,
  outcome,
  question,
  requests,
  requestsWaiting,
  said,
  six,
} from "./kit/queues.ts";
import { rowsOf, stored } from "./kit/stored.ts";

interface Numbered {
  readonly id: number;
  readonly version: number;
  readonly number: string;
}

interface Order extends Numbered {
  readonly supplierId: number | null;
  readonly finalAmountCents: number;
  readonly estimatedAmountCents: number;
}

const quotations = "/admin/concierge/quotation";
const orders = "/admin/concierge/order";
const amounts = `${orders}/amount-to-validate`;
const jeanne = jeanneAccount.name;
const karim = karimAccount.name;

test("A20 L05 A11 half of the chosen requests are held or decided by a colleague: each is named so, and stored once", async ({
  admin: page,
  otherAdmin,
}) => {
  const rows = await requestsWaiting(page);
  const [first, held, rejected, alsoHeld, validated, last] = rows;
  await choose(page, `${requests}?status=proofToCheck`, rows);
  await otherAdmin.open("ula", held.id);
  await otherAdmin.open("ula", alsoHeld.id);
  await ask(page, "Valider");
  const refusal = { reason: "illegible", comment: null, notifyUser: false, version: rejected.version };
  expect(
    (await otherAdmin.post(`/admin/user-lot-association/proof-reject/${rejected.id}`, refusal)).status,
  ).toBe(200);
  const { values } = JSON.parse((await otherAdmin.get(`/api/admin/user/ula/${validated.id}`)).text ?? "null");
  const yes = { ...values, status: "validated", version: validated.version };
  expect((await otherAdmin.post(`/admin/user/ula/${validated.id}`, yes)).status).toBe(200);
  await question(page).getByRole("button", { name: "Valider" }).click();
  await expect(outcome(page)).toHaveAccessibleName(
    "Valider : 2 faites, 2 tenues par Karim Benali, 2 modifiées entre-temps",
  );
  const names = await said(page);
  for (const [part, tie] of [
    ["2 tenues par Karim Benali", held],
    ["2 tenues par Karim Benali", alsoHeld],
    ["2 modifiées entre-temps", rejected],
    ["2 modifiées entre-temps", validated],
  ] as const)
    expect(names[part]?.some((name) => name.includes(tie.userName))).toBe(true);
  const decided = [[`${jeanne} : validated`], [], [`${karim} : rejected`], [], [`${karim} : validated`]];
  expect(await all(rows, (row) => decisionsOf(page, row))).toEqual([...decided, [`${jeanne} : validated`]]);
  await otherAdmin.leave("ula", held.id);
  await outcome(page).getByRole("button", { name: "Réessayer (2)" }).click();
  await expect(outcome(page)).toHaveAccessibleName(
    "Valider : 3 faites, 2 modifiées entre-temps, 1 tenue par Karim Benali",
  );
  await outcome(page).getByRole("button", { name: "Retour" }).click();
  // It has left the queue, and so the selection.
  await expect(bar(page)).toContainText("Sélection : 1 sur");
  await expect(box(page, alsoHeld.id)).toBeChecked();
  const yesOnce = [`${jeanne} : validated`];
  expect(await all([first, held, alsoHeld, last], (row) => decisionsOf(page, row))).toEqual([
    yesOnce,
    yesOnce,
    [],
    yesOnce,
  ]);
});

test("A20 L05 A11 orders that a colleague holds, moved on or cancelled: the steps that are stored are those that are shown", async ({
  admin: page,
  otherAdmin,
}) => {
  const query = { status: "accepted", order: "-number", length: 6 };
  const rows = six(await rowsOf<Order>(page, `${orders}/ajax-list`, query));
  const [, held, moved, cancelled, alsoHeld] = rows;
  await choose(page, `${orders}?status=accepted`, rows);
  await otherAdmin.open("order", held.id);
  await otherAdmin.open("order", alsoHeld.id);
  await ask(page, "Mettre en préparation");
  for (const [{ id, supplierId, version }, status] of [
    [moved, "preparing"],
    [cancelled, "cancelled"],
  ] as const)
    expect((await otherAdmin.post(`${orders}/${id}/status`, { status, supplierId, version })).status).toBe(
      200,
    );
  await question(page).getByRole("button", { name: "Mettre en préparation" }).dblclick();
  await expect(outcome(page)).toHaveAccessibleName(
    "Mettre en préparation : 2 faites, 2 tenues par Karim Benali, 2 modifiées entre-temps",
  );
  expect(await said(page)).toEqual({
    "2 tenues par Karim Benali": [held.number, alsoHeld.number],
    "2 modifiées entre-temps": [moved.number, cancelled.number],
  });
  const own = [`${jeanne} : En préparation`];
  const ofColleague = [[`${karim} : En préparation`], [`${karim} : Annulée`]];
  const known = () => all(rows, (row) => changesOf(page, orders, row, "Statut"));
  expect(await known()).toEqual([own, [], ...ofColleague, [], own]);
  for (const { id } of [held, alsoHeld]) await otherAdmin.leave("order", id);
  await outcome(page).getByRole("button", { name: "Réessayer (2)" }).dblclick();
  await expect(outcome(page)).toHaveAccessibleName(
    "Mettre en préparation : 4 faites, 2 modifiées entre-temps",
  );
  expect(await known()).toEqual([own, own, ...ofColleague, own, own]);
  const steps = await all(rows, async ({ id }) => (await stored(page, `${orders}/${id}`)).steps.length);
  expect(steps).toEqual([3, 3, 3, 3, 3, 3]);
});

test("A20 A05 A18 amounts that are held, validated by a colleague or whose answer is lost are validated once each, as it is shown", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  const waiting = await rowsOf<Order>(page, `${amounts}/ajax-list`, { order: "deliveryAt" });
  const isPlain = ({ finalAmountCents: final, estimatedAmountCents: estimate }: Order): boolean =>
    Math.abs(final - estimate) * 10 <= estimate;
  const rows = six(waiting.filter(isPlain).slice(0, 6));
  const [, held, validated, unheard] = rows;
  await choose(page, amounts, rows);
  await otherAdmin.open("order", held.id);
  await ask(page, "Valider le montant");
  const { finalAmountCents, version } = validated;
  const amount = { finalAmountCents, reason: null, version };
  expect((await otherAdmin.post(`${orders}/${validated.id}/update-final-amount`, amount)).status).toBe(200);
  const lost = `/admin/concierge/order/${unheard.id}/update-final-amount`;
  await world.fault({ path: lost, method: "POST", status: 503, afterwards: true, times: 1 });
  await question(page).getByRole("button", { name: "Valider le montant" }).dblclick();
  await expect(outcome(page)).toHaveAccessibleName(
    "Valider le montant : 3 faites, 1 tenue par Karim Benali, 1 modifiée entre-temps, 1 sans réponse",
  );
  expect(await said(page)).toEqual({
    "1 tenue par Karim Benali": [held.number],
    "1 modifiée entre-temps": [validated.number],
    "1 sans réponse": [unheard.number],
  });
  await page.keyboard.press("Escape");
  await otherAdmin.leave("order", held.id);
  await expect(bar(page)).toContainText("Sélection : 2 sur");
  await act(page, "Valider le montant");
  await expect(toast(page, "2 montants validés")).toBeVisible();
  const validations = await all(rows, async (row) =>
    (await stored(page, `${orders}/${row.id}`)).validations.map(
      (each: { byAdmin: string; amountCents: number }) => `${each.byAdmin} : ${each.amountCents}`,
    ),
  );
  const by = (row: Order) => (row === validated ? karim : jeanne);
  expect(validations).toEqual(rows.map((row) => [`${by(row)} : ${row.finalAmountCents}`]));
  const changes = await all(rows, (row) => changesOf(page, orders, row, "Statut du montant"));
  expect(changes).toEqual(rows.map((row) => [`${by(row)} : Validé`]));
});

test("A20 A17 A18 offers that a colleague holds or answered keep his answer; one whose refusal was not heard is refused once", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  const query = { status: "sent", order: "-number", length: 6 };
  const rows = six(await rowsOf<Numbered>(page, `${quotations}/ajax-list`, query));
  const [, held, refused, accepted, unheard, unsent] = rows;
  await choose(page, `${quotations}?status=sent`, rows);
  await otherAdmin.open("quotation", held.id);
  await ask(page, "Refuser");
  for (const [{ id, version }, status] of [
    [refused, "refused"],
    [accepted, "accepted"],
  ] as const) {
    const { values } = JSON.parse((await otherAdmin.get(`/api${quotations}/edit/${id}`)).text ?? "null");
    const answer = { ...values, status, version };
    expect((await otherAdmin.post(`${quotations}/edit/${id}`, answer)).status).toBe(200);
  }
  await world.fault({
    path: `${quotations}/edit/${unheard.id}`,
    method: "POST",
    cut: true,
    afterwards: true,
    times: 1,
  });
  await question(page).getByRole("button", { name: "Refuser" }).click();
  await expect(outcome(page)).toHaveAccessibleName(
    "Refuser : 1 faite, 1 tenue par Karim Benali, 2 modifiées entre-temps, 1 sans réponse, 1 pas encore envoyée",
  );
  expect(await said(page)).toEqual({
    "1 tenue par Karim Benali": [held.number],
    "2 modifiées entre-temps": [refused.number, accepted.number],
    "1 sans réponse": [unheard.number],
    "1 pas encore envoyée": [unsent.number],
  });
  await page.keyboard.press("Escape");
  await expect(bar(page)).toContainText("Sélection : 3 sur");
  await act(page, "Refuser");
  await expect(outcome(page)).toHaveAccessibleName("Refuser : 2 faites, 1 tenue par Karim Benali");
  const own = [`${jeanne} : Refusé`];
  expect(await all(rows, (row) => changesOf(page, quotations, row, "Statut"))).toEqual([
    own,
    [],
    [`${karim} : Refusé`],
    [`${karim} : Accepté`],
    own,
    own,
  ]);
});
