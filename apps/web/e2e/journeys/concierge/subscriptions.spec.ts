import type { Page } from "@playwright/test";
import { exportList } from "../../kit/export-list.ts";
import { pressAction } from "../../kit/head.ts";
import { expect, filterBy, test, toast } from "../../kit/palier.ts";
import { oneThat, rowsOf, stored } from "../../kit/stored.ts";

const list = "/admin/concierge/subscription";

interface Subscription {
  readonly id: number;
  readonly name: string;
  readonly subscriberCount: number;
}

const alive = (page: Page) =>
  oneThat<Subscription>(
    page,
    `${list}/ajax-list`,
    { status: "active" },
    ({ subscriberCount }) => subscriberCount > 0,
  );

interface Subscriber {
  readonly id: number;
  readonly userId: number;
  readonly userName: string;
  readonly status: string;
  readonly nextBillingAt: string | null;
}

const subscribers = (page: Page, id: number) =>
  rowsOf<Subscriber>(page, `${list}/${id}/subscribers`, { length: 100 });

test("A01 A11 A18 S03 a subscription's subscribers are found and exported, and nobody is billed while it is suspended", async ({
  admin: page,
}) => {
  const { id, name } = await alive(page);
  await page.goto("/admin/concierge/subscription?status=active");
  await page
    .getByRole("link", { name: `Modifier ${name}` })
    .first()
    .click();
  await page.getByRole("link", { name: "Abonnés", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/edit/${id}/subscribers$`));
  await filterBy(page, "Statut", "Actif");
  const { query, rows } = await exportList(page);
  expect(query).toMatchObject({ status: "active" });
  const active = (await subscribers(page, id)).filter(({ status }) => status === "active");
  expect(rows).toHaveLength(active.length);
  const resident = page.getByRole("gridcell").getByRole("link").first();
  const who = await resident.textContent();
  const ids = active.filter(({ userName }) => userName === who).map(({ userId }) => userId);
  await resident.click();
  await expect(page).toHaveURL(/\/admin\/user\/edit\/\d+$/);
  expect(ids).toContain(Number(page.url().split("/").at(-1)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(who));

  const before = await subscribers(page, id);
  await page.goto(`${list}/edit/${id}`);
  await pressAction(page, "Suspendre");
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspendre l’abonnement" }).click();
  await expect(toast(page, `Suspension effectuée : ${name}`)).toBeVisible();
  expect(await stored(page, `${list}/edit/${id}`)).toMatchObject({ status: "suspended" });
  const billed = async () =>
    (await subscribers(page, id)).filter(({ nextBillingAt }) => nextBillingAt !== null);
  expect(before.some(({ nextBillingAt }) => nextBillingAt !== null)).toBe(true);
  expect(await billed()).toEqual([]);
  await pressAction(page, "Reprendre");
  await page.getByRole("alertdialog").getByRole("button", { name: "Reprendre l’abonnement" }).click();
  await expect(toast(page, `Reprise effectuée : ${name}`)).toBeVisible();
  // Each has their own state and billing day again.
  expect(await subscribers(page, id)).toEqual(before);
  await page.getByRole("link", { name: "Historique" }).click();
  for (const change of [/Statut\s: Actif → Suspendu/, /Statut\s: Suspendu → Actif/])
    await expect(page.getByRole("gridcell", { name: change })).toBeVisible();
});
