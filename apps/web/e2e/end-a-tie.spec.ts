import type { Page } from "@playwright/test";
import { expectNoAction, pressAction } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { oneThat, rowsOf, stored } from "./kit/stored.ts";

/** In the seed, with a proof to check. */
const tie = { id: 39, user: 39, resident: "Yasmine Diop" };
const place = `/admin/user/ula/${tie.id}`;
const changes = (page: Page, line: RegExp) => page.getByRole("gridcell", { name: line });

test("A15 A11 a tie that is ended on a day to come ends when that day is over in Paris; its history says from what to what", async ({
  admin: page,
  world,
}) => {
  await world.patch("ula", tie.id, { status: "validated", endDate: "2027-06-30", startDate: "2020-01-01" });
  await page.goto(place);
  await pressAction(page, "Terminer");
  const ending = page.getByRole("dialog", { name: `Terminer le rattachement de ${tie.resident}` });
  await ending.getByRole("textbox", { name: /^Fin/ }).fill("31/12/2026");
  await ending.getByRole("button", { name: "Terminer" }).click();
  await expect(toast(page, "Fin de rattachement enregistrée")).toBeVisible();
  expect(await stored(page, place)).toMatchObject({ status: "validated", endDate: "2026-12-31" });

  await world.clock({ freeze: true, set: "2026-12-31T22:59:59Z" });
  expect(await stored(page, place)).toMatchObject({ status: "validated" });
  await world.clock({ freeze: true, set: "2026-12-31T23:00:00Z" });
  expect(await stored(page, place)).toMatchObject({ status: "ended", endDate: "2026-12-31" });
  await page.reload();
  await expect(page.getByRole("definition").filter({ hasText: "Terminé" }).first()).toBeVisible();
  await expectNoAction(page, "Terminer");
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(changes(page, /Statut\s: Validé → Terminé/)).toBeVisible();
  await expect(changes(page, /Fin\s: 30\/06\/2027 → 31\/12\/2026/)).toBeVisible();
});

test("A18 whoever has no building since the last tie ended is billed for nothing, and the subscription says why", async ({
  admin: page,
}) => {
  const lists = "/admin/concierge/subscription";
  const whole = await oneThat<{ id: number; activeSubscriberCount: number }>(
    page,
    `${lists}/ajax-list`,
    { status: "active" },
    ({ activeSubscriberCount }) => activeSubscriberCount > 3,
  );
  interface Subscriber {
    readonly userId: number;
    readonly userName: string;
    readonly nextBillingAt: string | null;
  }
  const people = await rowsOf<Subscriber>(page, `${lists}/${whole.id}/subscribers`, { length: 50 });
  const tiesOf = (userId: number) =>
    rowsOf<{ id: number; status: string }>(page, `/admin/user/${userId}/ula/ajax-list`);
  const billed = people.filter(({ nextBillingAt }) => nextBillingAt !== null);
  const all = await Promise.all(billed.map(async (who) => ({ who, ties: await tiesOf(who.userId) })));
  const found = all.find(({ ties }) => ties.filter(({ status }) => status === "validated").length === 1);
  const last = found?.ties.find(({ status }) => status === "validated");
  if (found === undefined || last === undefined) throw new Error("nobody with one tie");
  const { who } = found;

  await page.goto(`/admin/user/ula/${last.id}`);
  await pressAction(page, "Terminer");
  const ending = page.getByRole("dialog", { name: `Terminer le rattachement de ${who.userName}` });
  await expect(ending).toContainText("les abonnements du résident ne sont plus facturés");
  await ending.getByRole("button", { name: "Terminer" }).click();
  await expect(toast(page, "Fin de rattachement enregistrée")).toBeVisible();

  const after = await oneThat<Subscriber & { readonly status: string; readonly unbilled: string | null }>(
    page,
    `${lists}/${whole.id}/subscribers`,
    { length: 50 },
    ({ userId }) => userId === who.userId,
  );
  expect(after).toMatchObject({ status: "active", nextBillingAt: null, unbilled: "noBuilding" });
  const left = whole.activeSubscriberCount - 1;
  expect(await stored(page, `${lists}/edit/${whole.id}`)).toMatchObject({ activeSubscriberCount: left });
  await page.goto(`${lists}/edit/${whole.id}/subscribers`);
  await expect(page.getByRole("row", { name: new RegExp(`^${who.userName} .*Sans immeuble`) })).toBeVisible();

  // Resumed, he is still not billed.
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: `Suspendre ${who.userName}` }).click();
  await question.getByRole("button", { name: "Suspendre l’abonné" }).click();
  await expect(toast(page, `Suspension effectuée : ${who.userName}`)).toBeVisible();
  await page.getByRole("button", { name: `Reprendre ${who.userName}` }).click();
  await expect(question).toContainText(/ne sera pas facturé pour .* tant qu’il n’a pas d’immeuble\./);
  await question.getByRole("button", { name: "Reprendre l’abonné" }).click();
  await expect(toast(page, `Reprise effectuée : ${who.userName}`)).toBeVisible();
  expect(await stored(page, `${lists}/edit/${whole.id}`)).toMatchObject({ activeSubscriberCount: left });

  await pressAction(page, "Suspendre");
  await expect(question).toContainText(new RegExp(`^Suspendre.*${left}\\sabonnés ne seront plus facturés`));
});

test("A15 A11 a conversation that is closed says from what to what in its history", async ({
  admin: page,
}) => {
  const { id, subject } = await oneThat<{ id: number; subject: string }>(
    page,
    "/admin/conversations/ajax-list",
    { status: "open" },
  );
  const conversation = `/admin/conversations/${id}`;
  await page.goto(conversation);
  await pressAction(page, "Clore");
  await page.getByRole("alertdialog").getByRole("button", { name: "Clore" }).click();
  await expect(toast(page, `Conversation close : ${subject}`)).toBeVisible();
  expect(await stored(page, conversation)).toMatchObject({ status: "closed" });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(changes(page, /Statut\s: Ouverte → Clôturée/)).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Jeanne Martin" }).first()).toBeVisible();
});
