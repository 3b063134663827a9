import type { Page } from "@playwright/test";
import { expectActions, pressAction } from "../../kit/head.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { placeOf } from "../../kit/place.ts";
import { stored } from "../../kit/stored.ts";

/** In the seed, with a proof to check. */
const toReject = { id: 8, user: 8, resident: "Baptiste Denis", name: "Lot D93, Les Portes des Huppes" };

const place = (id: number) => `/admin/user/ula/${id}`;
const decision = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, word: string) => page.getByRole("definition").filter({ hasText: word }).first();
const events = (page: Page) => page.getByRole("list", { name: "Historique des rattachements" });
const rejection = (page: Page) => page.getByRole("dialog", { name: /^Rejeter le justificatif/ });
const comment = (page: Page) => rejection(page).getByRole("textbox", { name: /^Commentaire/ });

test("S22 A11 A15 a proof is opened, rejected with a reason and replaced by a file, as the tie's history says", async ({
  admin: page,
  world,
}) => {
  // Of two events in one second, the later must count as newer.
  await world.clock({ freeze: true });
  await page.goto(`/admin/user/edit/${toReject.user}/ula`);
  const row = page.getByRole("row", { name: /D93/ });
  await row.getByRole("button", { name: /^Autres actions/ }).click();
  await page.getByRole("menuitem", { name: "Voir le justificatif" }).click();
  const proof = page.getByRole("dialog", { name: /^Justificatif de Baptiste Denis/ });
  await expect(proof).toBeVisible();
  const { width, height } = await placeOf(proof);
  expect([width / 1440, height / 900]).toEqual([expect.closeTo(0.8, 2), expect.closeTo(0.8, 2)]);
  const source = await proof.locator("iframe").getAttribute("src");
  expect((await page.request.get(source ?? "")).headers()["content-type"]).toBe("application/pdf");
  await page.keyboard.press("Escape");

  await row.getByRole("link", { name: /^Modifier/ }).click();
  await expect(page).toHaveURL(place(toReject.id));
  await expect(page.getByRole("heading", { level: 1, name: toReject.name })).toBeVisible();
  await expectActions(page, ["Valider", "Voir le justificatif", "Rejeter"]);
  await pressAction(page, "Rejeter");
  await rejection(page)
    .getByRole("combobox", { name: /^Motif/ })
    .selectOption("Autre");
  await rejection(page).getByRole("button", { name: "Rejeter" }).click();
  await expect(comment(page)).toHaveAttribute("aria-invalid", "true");
  await expect(rejection(page)).toContainText("Commentaire : Précisez le motif du rejet.");
  await comment(page).fill("La facture est celle d’un autre logement.");
  await rejection(page).getByRole("button", { name: "Rejeter" }).click();

  await expect(toast(page, `Rejet effectué : ${toReject.name}`)).toBeVisible();
  await expect(status(page, "Rejeté")).toBeVisible();
  expect(await stored(page, place(toReject.id))).toMatchObject({ status: "rejected" });
  const newest = events(page).getByRole("listitem").first();
  await expect(newest).toContainText("Rejet");
  await expect(newest).toContainText("par Jeanne Martin");
  await expect(newest).toContainText("La facture est celle d’un autre logement.");
  await expectActions(page, ["Voir le justificatif", "Déposer un justificatif"]);
  await pressAction(page, "Déposer un justificatif");
  const upload = page.getByRole("dialog", { name: /^Déposer un justificatif pour/ });
  await upload.getByLabel(/^Nouveau justificatif/).setInputFiles({
    name: "quittance.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4 quittance"),
  });
  await expect(upload.getByRole("status").filter({ hasText: "quittance.pdf" })).toBeVisible();
  await upload.getByRole("button", { name: "Déposer un justificatif" }).click();
  await expect(toast(page, `Justificatif déposé : ${toReject.name}`)).toBeVisible();
  await expect(status(page, "Justificatif à vérifier")).toBeVisible();
  expect(await stored(page, place(toReject.id))).toMatchObject({
    status: "proofToCheck",
    proof: { fileName: "quittance.pdf" },
  });
  await expect(events(page).getByRole("listitem").first()).toContainText("Dépôt d’un justificatif");
  await expect(decision(page, "Valider")).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: toReject.resident }).click();
  await expect(page).toHaveURL(`/admin/user/edit/${toReject.user}/ula`);
});

test("L04 L06 A12 a takeover makes a rejection that is being typed read-only and keeps it; taken back, it is about the tie as it is then", async ({
  admin: page,
  realAdmin,
  world,
}) => {
  await page.goto(place(toReject.id));
  await pressAction(page, "Rejeter");
  await comment(page).fill("Facture illisible");
  const { page: other, context } = await realAdmin();
  await context.clock.install({ time: Date.now() });
  await other.goto(place(toReject.id));
  await other.getByRole("button", { name: "Demander la main" }).click();
  await expect(rejection(page).getByText("Karim Benali demande la main sur cette fiche")).toBeVisible();
  await expect(comment(page)).toBeEditable();
  await world.clock({ advanceMs: 31_000 });
  await context.clock.fastForward(31_000);
  await other.getByRole("button", { name: "Prendre la main" }).click();

  await expect(rejection(page).getByText("Karim Benali a pris la main sur cette fiche")).toBeVisible();
  await expect(comment(page)).not.toBeEditable();
  await expect(comment(page)).toHaveValue("Facture illisible");
  await expect(rejection(page).getByRole("button", { name: "Rejeter" })).toBeDisabled();
  await world.patch("ula", toReject.id, { lotNumber: "Z99" });
  await context.close();
  await rejection(page).getByRole("button", { name: "Reprendre la modification" }).click();
  await expect(comment(page)).toBeEditable();
  await expect(comment(page)).toHaveValue("Facture illisible");
  await expect(rejection(page)).toHaveAccessibleName(/Z99/i);
  const reads = () => world.calls({ route: "userLotAssociation.proofReject.get" });
  await expect.poll(async () => (await reads()).length).toBeGreaterThanOrEqual(2);
  await rejection(page)
    .getByRole("combobox", { name: /^Motif/ })
    .selectOption("Illisible");
  await rejection(page).getByRole("button", { name: "Rejeter" }).click();
  await expect(toast(page, "Rejet effectué : Lot Z99")).toBeVisible();
  const posts = await world.calls({ route: "userLotAssociation.proofReject.post" });
  expect(posts.map(({ status }) => status)).toEqual([200]);
});
