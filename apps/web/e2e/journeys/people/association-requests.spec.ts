import type { Page } from "@playwright/test";
import { exportList } from "../../kit/export-list.ts";
import { expectCleanPart } from "../../kit/looks.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { placeOf } from "../../kit/place.ts";
import { countPresses } from "../../kit/presses.ts";
import { listOf, stored } from "../../kit/stored.ts";

interface Request {
  readonly id: number;
  readonly userName: string;
}

const requests = "/admin/dashboard/association-requests";
const statusOf = async (page: Page, { id }: Request): Promise<string> =>
  (await stored(page, `/admin/user/ula/${id}`)).status;

/** In screen order, with their total. */
async function waiting(page: Page, length: number) {
  const query = { status: "proofToCheck", order: "requestedAt", length };
  const { data, recordsFiltered } = await listOf<Request>(page, requests, query);
  if (data.length < length) throw new Error("too few wait");
  return { rows: data, total: recordsFiltered };
}

const proof = (page: Page, request?: Request) =>
  page.getByRole("dialog", {
    name: request === undefined ? /^Justificatif d/ : new RegExp(`^Justificatif d.*${request.userName}\\s:`),
  });
const decision = (page: Page, name: string) => proof(page).getByRole("button", { name, exact: true });
const position = (page: Page) => proof(page).getByRole("status").filter({ hasText: / sur / });
const rejection = (page: Page) => page.getByRole("dialog", { name: /^Rejeter le justificatif/ });

async function reject(page: Page): Promise<void> {
  await rejection(page)
    .getByRole("combobox", { name: /^Motif/ })
    .selectOption("Illisible");
  await rejection(page).getByRole("button", { name: "Rejeter" }).click();
}

async function review(page: Page, { id }: Request): Promise<void> {
  await page.goto(`${requests}?status=proofToCheck`);
  await page
    .locator(`.ui-grid [row-id="${id}"]`)
    .getByRole("button", { name: /^Voir le justificatif/ })
    .click();
}

test("S03 A15 what waits is counted on the dashboard, one request is accepted, one rejected with a reason, and the rest exported", async ({
  admin: page,
}) => {
  await page.goto("/admin/");
  const tile = page.getByRole("link", { name: /Demandes à vérifier/ });
  const count = Number((await tile.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(2);
  await expect(page.getByRole("link", { name: /Conversations non lues/ })).toHaveAttribute(
    "href",
    "/admin/conversations?unread=true",
  );
  const validate = page.getByRole("button", { name: /^Valider / });
  const accepted = (await validate.first().getAttribute("aria-label")) ?? "";
  expect(accepted).toMatch(/^Valider le rattachement d(e |’)/);
  await validate.first().click();
  const question = page.getByRole("alertdialog", { name: /^Valider le rattachement d(e |’)/ });
  await question.getByRole("button", { name: "Valider" }).click();
  await expect(toast(page, "Validation effectuée")).toBeVisible();
  await expect(page.getByRole("button", { name: accepted, exact: true })).toHaveCount(0);
  await expect(tile).toContainText(String(count - 1));

  await tile.click();
  await expect(page).toHaveURL(`${requests}?status=proofToCheck`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(count - 1));
  await page
    .getByRole("button", { name: /^Rejeter / })
    .first()
    .click();
  await reject(page);
  await expect(toast(page, "Rejet effectué")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(count - 2));

  // Menu and crumb show the queue; the title is the resident's name.
  const name = page.locator(".ui-grid:not([data-coming]) [row-id] a.ui-cell-link").first();
  const resident = (await name.textContent()) ?? "";
  await name.click();
  await expect(page.getByRole("heading", { level: 1, name: resident, exact: true })).toBeVisible();
  await expect(page.locator(".ui-rail a[aria-current]")).toHaveText(/^Demandes de rattachement/);
  await page.getByRole("banner").getByRole("link", { name: "Demandes de rattachement" }).click();
  await expect(page).toHaveURL(`${requests}?status=proofToCheck`);
  expect((await exportList(page)).rows).toHaveLength(count - 2);
});

test("A20 A06 S22 requests are decided on their proofs with a press or Enter each, without going back to the list", async ({
  admin: page,
}) => {
  const { rows, total } = await waiting(page, 8);
  const [first, , rejected] = rows;
  if (first === undefined) throw new Error("nobody waits");
  await review(page, first);
  await expect(proof(page, first)).toBeVisible();
  const presses = await countPresses(page);
  for (const [index, request] of rows.slice(0, 7).entries()) {
    await expect(proof(page, request).locator("iframe")).toBeVisible();
    await expect(position(page)).toHaveText(`${index + 1} sur ${total}`);
    const { width, height } = await placeOf(proof(page));
    expect([width / 1440, height / 900]).toEqual([expect.closeTo(0.8, 2), expect.closeTo(0.8, 2)]);
    if (request === rejected) {
      await decision(page, "Rejeter").click();
      await reject(page);
      await expect(rejection(page)).toHaveCount(0);
    } else if (index < 5) await decision(page, "Valider").click();
    else {
      await expect(decision(page, "Valider")).toBeFocused();
      await expect(decision(page, "Valider")).not.toHaveAttribute("aria-disabled");
      await page.keyboard.press("Enter");
    }
  }
  await expect(proof(page, rows[7])).toBeVisible();
  // One each, two for the reason.
  expect(await presses()).toBeLessThanOrEqual(9);
  for (const each of rows.slice(0, 7))
    expect(await statusOf(page, each)).toBe(each === rejected ? "rejected" : "validated");
  await page.keyboard.press("Escape");
  await expect(proof(page)).toHaveCount(0);
  await expect(page.getByRole("grid").locator(":focus")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(total - 7));
});

test("S15 A06 A16 A20 a held request names its holder and is skipped by key; a double press decides one", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  const { rows } = await waiting(page, 4);
  const [first, held, third, fourth] = rows;
  if (!first || !held || !third || !fourth) throw new Error("too few wait");
  await otherAdmin.open("ula", held.id);
  await review(page, first);
  await expect(proof(page, first).locator("iframe")).toBeVisible();
  await page.keyboard.press("j");
  await expect(proof(page, held)).toContainText("Karim Benali modifie cette fiche depuis");
  await expect(decision(page, "Valider")).toHaveAttribute("aria-disabled", "true");
  await expect(decision(page, "Rejeter")).toHaveAttribute("aria-disabled", "true");
  await expectCleanPart(proof(page), "a proof that is held");
  await page.keyboard.press("j");
  await expect(proof(page, third).locator("iframe")).toBeVisible();
  await expect(proof(page)).not.toContainText("Karim Benali");
  await expect(decision(page, "Valider")).toBeEnabled();
  await decision(page, "Valider").dblclick();
  await expect(proof(page, fourth)).toBeVisible();
  await expect(toast(page, "Validation effectuée")).toBeVisible();
  await page.keyboard.press("k");
  await expect(proof(page, third)).toContainText("Cette demande a déjà sa réponse : Validé.");
  await expect(decision(page, "Valider")).toHaveCount(0);
  expect(await world.calls({ route: "user.ula.post" })).toHaveLength(1);
  expect(await Promise.all(rows.map((each) => statusOf(page, each)))).toEqual([
    "proofToCheck",
    "proofToCheck",
    "validated",
    "proofToCheck",
  ]);
});
