/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { quotationRoutes } from "@palier/contract/areas/concierge/quotation";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { question, row, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const karim = () => world.admin("karim.benali@palier.test");

/** The result window's records by heading: « 1 fiche tenue par Karim Benali ». */
async function result(title: string): Promise<Readonly<Record<string, readonly string[]>>> {
  return await waitFor(() => {
    const window = screen.getByRole("dialog");
    const name = window.getAttribute("aria-labelledby") ?? "";
    const said = (document.getElementById(name)?.textContent ?? "").replace(/\s/g, " ");
    if (said !== title) throw new Error(`the result says: ${said}`);
    const sections = [...window.querySelectorAll("section")].map((each) => [
      (each.querySelector("h3")?.textContent ?? "").replace(/\s/g, " "),
      [...each.querySelectorAll("li")].map(({ textContent }) => textContent),
    ]);
    return Object.fromEntries(sections);
  });
}

/** Chooses the rows of the list and opens the action's question. */
async function choose(place: string, ids: readonly number[], action: string): Promise<UserEvent> {
  const user = await openApp(place);
  for (const id of ids) await user.click(within(await row(id)).getByRole("checkbox"));
  await ask(user, action);
  return user;
}
async function ask(user: UserEvent, action: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: new RegExp(`^${action} \\(\\d+\\)$`) }));
  await question();
}
async function retry(user: UserEvent, count: number): Promise<void> {
  await user.click(screen.getByRole("button", { name: `Réessayer (${count})` }));
}

/** The list's first rows. */
function six<R>(rows: readonly R[]): readonly [R, R, R, R, R, R] {
  const [a, b, c, d, e, f] = rows;
  if (!a || !b || !c || !d || !e || !f) throw new Error("too few wait");
  return [a, b, c, d, e, f];
}

test("A20 L05 A11 of chosen orders each is moved on once, and those that a colleague holds or changed are named", async () => {
  const { data } = await call(orderRoutes.list, { query: { status: "accepted", length: 100 } });
  const newest = data.toSorted((a, b) => b.number.localeCompare(a.number));
  const [first, held, moved, cancelled, alsoHeld, last] = six(newest);
  const rows = [first, held, moved, cancelled, alsoHeld, last];
  const user = await choose(
    "/admin/concierge/order?status=accepted&tri=-number",
    rows.map(({ id }) => id),
    "Préparer",
  );
  for (const { id } of [held, alsoHeld]) await karim().open("order", id);
  for (const [{ id, supplierId, version }, status] of [
    [moved, "preparing"],
    [cancelled, "cancelled"],
  ] as const)
    expect(
      (await karim().post(`/admin/concierge/order/${id}/status`, { status, supplierId, version })).status,
    ).toBe(200);
  await (await question()).press(user, "Préparer");
  expect(
    await result(
      "2 commandes en préparation, 2 fiches tenues par Karim Benali, 2 fiches modifiées entre-temps",
    ),
  ).toMatchObject({
    "2 fiches tenues par Karim Benali": [held.number, alsoHeld.number],
    "2 fiches modifiées entre-temps": [moved.number, cancelled.number],
  });
  const states = () => rows.map(({ id }) => world.state.table("order").get(id)?.status);
  expect(states()).toEqual(["preparing", "accepted", "preparing", "cancelled", "accepted", "preparing"]);
  for (const { id } of [held, alsoHeld]) await karim().leave("order", id);
  await retry(user, 2);
  await result("4 commandes en préparation, 2 fiches modifiées entre-temps");
  expect(states()).toEqual([...Array<string>(3).fill("preparing"), "cancelled", "preparing", "preparing"]);
  for (const { id } of rows) expect((await call(orderRoutes.show, { params: { id } })).steps).toHaveLength(3);
});

test("A20 A05 A18 of chosen amounts one whose answer was lost is validated once, and named as unanswered", async () => {
  const { data } = await call(orderRoutes.amountToValidate, { query: { length: 100 } });
  const plain = data.filter(
    ({ finalAmountCents: final, estimatedAmountCents: estimate }) =>
      final !== null && estimate !== null && Math.abs(final - estimate) * 10 <= estimate,
  );
  const first = plain.toSorted((a, b) => (a.deliveryAt ?? "").localeCompare(b.deliveryAt ?? ""));
  const [one, held, validated, unheard] = first;
  if (!one || !held || !validated || !unheard) throw new Error("too few wait");
  const rows = [one, held, validated, unheard];
  const user = await choose(
    "/admin/concierge/order/amount-to-validate?tri=deliveryAt",
    rows.map(({ id }) => id),
    "Valider le montant",
  );
  await karim().open("order", held.id);
  const { finalAmountCents, version } = validated;
  const amount = { finalAmountCents, reason: null, version };
  const path = (id: number) => `/admin/concierge/order/${id}/update-final-amount`;
  expect((await karim().post(path(validated.id), amount)).status).toBe(200);
  await world.fault({ path: path(unheard.id), method: "POST", status: 503, afterwards: true, times: 1 });
  await (await question()).press(user, "Valider le montant");
  expect(
    await result(
      "1 montant validé, 1 fiche tenue par Karim Benali, 1 fiche modifiée entre-temps, 1 fiche sans réponse",
    ),
  ).toMatchObject({
    "1 fiche tenue par Karim Benali": [held.number],
    "1 fiche modifiée entre-temps": [validated.number],
    "1 fiche sans réponse": [unheard.number],
  });
  await user.keyboard("{Escape}");
  await karim().leave("order", held.id);
  await ask(user, "Valider le montant");
  await (await question()).press(user, "Valider le montant");
  await toast("2 montants validés");
  for (const { id, finalAmountCents: cents } of rows)
    expect((await call(orderRoutes.show, { params: { id } })).validations).toMatchObject([
      { byAdmin: id === validated.id ? "Karim Benali" : "Jeanne Martin", amountCents: cents },
    ]);
});

test("A20 A17 A18 of chosen offers those that a colleague answered keep his answer, and one that was cut off stops the rest", async () => {
  const { data } = await call(quotationRoutes.list, { query: { status: "sent", length: 100 } });
  const [first, held, refused, accepted, unheard, unsent] = six(
    data.toSorted((a, b) => b.number.localeCompare(a.number)),
  );
  const rows = [first, held, refused, accepted, unheard, unsent];
  const user = await choose(
    "/admin/concierge/quotation?status=sent&tri=-number",
    rows.map(({ id }) => id),
    "Refuser",
  );
  await karim().open("quotation", held.id);
  for (const [{ id, version }, status] of [
    [refused, "refused"],
    [accepted, "accepted"],
  ] as const) {
    const { values } = await call(quotationRoutes.edit.get, { params: { id } });
    const body = { ...values, status, version };
    expect((await karim().post(`/admin/concierge/quotation/edit/${id}`, body)).status).toBe(200);
  }
  const path = `/admin/concierge/quotation/edit/${unheard.id}`;
  await world.fault({ path, method: "POST", cut: true, afterwards: true, times: 1 });
  await (await question()).press(user, "Refuser");
  expect(
    await result(
      "1 devis refusé, 1 fiche tenue par Karim Benali, 2 fiches modifiées entre-temps, 1 fiche sans réponse, 1 fiche pas encore envoyée",
    ),
  ).toMatchObject({
    "1 fiche tenue par Karim Benali": [held.number],
    "2 fiches modifiées entre-temps": [refused.number, accepted.number],
    "1 fiche sans réponse": [unheard.number],
    "1 fiche pas encore envoyée": [unsent.number],
  });
  await user.keyboard("{Escape}");
  await ask(user, "Refuser");
  await (await question()).press(user, "Refuser");
  await result("2 devis refusés, 1 fiche tenue par Karim Benali");
  expect(rows.map(({ id }) => world.state.table("quotation").get(id)?.status)).toEqual([
    "refused",
    "sent",
    "refused",
    "accepted",
    "refused",
    "refused",
  ]);
  const history = await call(quotationRoutes.history, { params: { id: unheard.id }, query: { length: 100 } });
  const refusals = history.data.filter(({ changes }) => changes.some(({ to }) => to === "Refusé"));
  expect(refusals.map(({ byAdmin }) => byAdmin)).toEqual(["Jeanne Martin"]);
});
