import type { Page } from "@playwright/test";
import { expectCleanPart } from "./kit/looks.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { countPresses } from "./kit/presses.ts";
import { listOf, stored } from "./kit/stored.ts";

interface Request {
  readonly id: number;
  readonly userName: string;
}

const requests = "/admin/dashboard/association-requests";
const place = (id: number) => `/admin/user/ula/${id}`;
const statusOf = async (page: Page, { id }: Request): Promise<string> =>
  (await stored(page, place(id))).status;

/** In screen order, with their total. */
async function waiting(page: Page, length: number) {
  const query = { status: "proofToCheck", order: "requestedAt", length };
  const { data, recordsFiltered } = await listOf<Request>(page, requests, query);
  return { rows: data, total: recordsFiltered };
}

const proof = (page: Page, request?: Request) =>
  page.getByRole("dialog", {
    name: request === undefined ? /^Justificatif d/ : new RegExp(`^Justificatif d.*${request.userName}\\s:`),
  });
const decision = (page: Page, name: string) => proof(page).getByRole("button", { name, exact: true });
const position = (page: Page) => proof(page).getByRole("status").filter({ hasText: / sur / });

async function review(page: Page, request: Request): Promise<void> {
  await page.goto(`${requests}?status=proofToCheck`);
  await page
    .locator(`.ui-grid [row-id="${request.id}"]`)
    .getByRole("button", { name: /^Voir le justificatif/ })
    .click();
  await expect(proof(page, request).locator("iframe")).toBeVisible();
}

test("A20 S22 thirty requests are decided on their proofs with a press each, without going back to the list", async ({
  admin: page,
}) => {
  test.slow();
  const { rows, total } = await waiting(page, 32);
  const thirty = rows.slice(0, 30);
  const [first, , rejected] = thirty;
  if (first === undefined || rejected === undefined || rows.length < 32) throw new Error("too few wait");
  await page.goto(`${requests}?status=proofToCheck`);
  await page.locator(`.ui-grid [row-id="${first.id}"]`).waitFor();
  const presses = await countPresses(page);
  await page
    .locator(`.ui-grid [row-id="${first.id}"]`)
    .getByRole("button", { name: /^Voir le justificatif/ })
    .click();
  for (const [index, request] of thirty.entries()) {
    await expect(proof(page, request).locator("iframe")).toBeVisible();
    await expect(position(page)).toHaveText(`${index + 1} sur ${total}`);
    const { width, height } = await placeOf(proof(page));
    expect([width / 1440, height / 900]).toEqual([expect.closeTo(0.8, 2), expect.closeTo(0.8, 2)]);
    if (request === rejected) {
      await decision(page, "Rejeter").click();
      const reason = page.getByRole("dialog", { name: /^Rejeter le justificatif/ });
      await reason.getByRole("combobox", { name: /^Motif/ }).selectOption("Illisible");
      await reason.getByRole("button", { name: "Rejeter" }).click();
      await expect(reason).toHaveCount(0);
    } else await decision(page, "Valider").click();
  }
  await expect(proof(page, rows[30])).toBeVisible();
  // One to open, one each, two for the reason.
  expect(await presses()).toBeLessThanOrEqual(34);
  for (const each of thirty)
    expect(await statusOf(page, each)).toBe(each === rejected ? "rejected" : "validated");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(total - 30));
});

test("A06 A20 three requests are decided with Enter alone, and Escape leads back to the list", async ({
  admin: page,
}) => {
  const { rows } = await waiting(page, 4);
  const [first] = rows;
  if (first === undefined || rows.length < 4) throw new Error("too few wait");
  await review(page, first);
  await decision(page, "Valider").focus();
  for (const request of rows.slice(0, 3)) {
    await expect(proof(page, request).locator("iframe")).toBeVisible();
    await expect(decision(page, "Valider")).toBeFocused();
    await expect(decision(page, "Valider")).not.toHaveAttribute("aria-disabled");
    await page.keyboard.press("Enter");
  }
  await expect(proof(page, rows[3])).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(proof(page)).toHaveCount(0);
  await expect(page.getByRole("grid").locator(":focus")).toHaveCount(1);
});

test("S15 A06 A16 A20 a request that is held is said and skipped by key; a double press decides one", async ({
  admin: page,
  otherAdmin,
  world,
}) => {
  const { rows } = await waiting(page, 4);
  const [first, held, third, fourth] = rows;
  if (!first || !held || !third || !fourth) throw new Error("too few wait");
  await otherAdmin.open("ula", held.id);
  await review(page, first);
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

test("A17 A20 a decision that changed meanwhile or whose answer is lost leaves its proof there; the last one closes the frame", async ({
  admin: page,
  world,
}) => {
  const { rows, total } = await waiting(page, 2);
  const [first, second] = rows;
  if (first === undefined || second === undefined) throw new Error("too few wait");
  await page.goto(`${requests}?status=proofToCheck&tri=-requestedAt&page=${Math.ceil(total / 20)}`);
  await page
    .locator(`.ui-grid [row-id="${second.id}"]`)
    .getByRole("button", { name: /^Voir le justificatif/ })
    .click();
  await expect(proof(page, second).locator("iframe")).toBeVisible();
  await world.patch("ula", second.id, { floor: "9e étage" }, { announced: false });
  await decision(page, "Valider").click();
  await expect(toast(page, /Valider\s:/)).toContainText("enregistrée ailleurs");
  await expect(proof(page, second)).toBeVisible();
  await world.fault({ route: "user.ula.post", cut: true, afterwards: true, times: 1 });
  await expect(async () => {
    await decision(page, "Valider").click();
    await expect(proof(page, second)).toContainText("Cette demande a déjà sa réponse", { timeout: 3_000 });
  }).toPass();
  await expect(proof(page, second)).toContainText("Cette demande a déjà sa réponse : Validé.");
  await page.keyboard.press("j");
  await expect(proof(page, first).locator("iframe")).toBeVisible();
  await decision(page, "Valider").click();
  await expect(proof(page)).toHaveCount(0);
  expect([await statusOf(page, first), await statusOf(page, second)]).toEqual(["validated", "validated"]);
});
