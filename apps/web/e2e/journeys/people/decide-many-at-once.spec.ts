import { expect, jeanne as jeanneAccount, karim as karimAccount, test } from "../../kit/palier.ts";
import {
  all,
  ask,
  bar,
  box,
  choose,
  decisionsOf,
  outcome,
  question,
  requests,
  requestsWaiting,
  said,
} from "../../kit/queues.ts";

const jeanne = jeanneAccount.name;
const karim = karimAccount.name;

test("A20 L05 A11 of chosen requests those that a colleague holds or has decided are named so, and each is stored once", async ({
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
    "2 validations effectuées, 2 fiches tenues par Karim Benali, 2 fiches modifiées entre-temps",
  );
  const names = await said(page);
  for (const [part, tie] of [
    ["2 fiches tenues par Karim Benali", held],
    ["2 fiches tenues par Karim Benali", alsoHeld],
    ["2 fiches modifiées entre-temps", rejected],
    ["2 fiches modifiées entre-temps", validated],
  ] as const)
    expect(names[part]?.some((name) => name.includes(tie.userName))).toBe(true);
  const decided = [[`${jeanne} : validated`], [], [`${karim} : rejected`], [], [`${karim} : validated`]];
  expect(await all(rows, (row) => decisionsOf(page, row))).toEqual([...decided, [`${jeanne} : validated`]]);
  await otherAdmin.leave("ula", held.id);
  await outcome(page).getByRole("button", { name: "Réessayer (2)" }).click();
  await expect(outcome(page)).toHaveAccessibleName(
    "3 validations effectuées, 2 fiches modifiées entre-temps, 1 fiche tenue par Karim Benali",
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
