import type { Page } from "@playwright/test";
import { expectActions, expectNoAction, pressAction } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { placeOf } from "./kit/place.ts";
import { stored } from "./kit/stored.ts";

/** In the seed; two have proofs to check, one is validated. */
const toReject = { id: 8, user: 8, resident: "Baptiste Denis", name: "Lot D93, Les Portes des Huppes" };
const toValidate = { id: 39, user: 39, resident: "Yasmine Diop" };

const place = (id: number) => `/admin/user/ula/${id}`;
const decision = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, word: string) => page.getByRole("definition").filter({ hasText: word }).first();
const events = (page: Page) => page.getByRole("list", { name: "Historique des rattachements" });
const rejection = (page: Page) => page.getByRole("dialog", { name: /^Rejeter le justificatif/ });
const comment = (page: Page) => rejection(page).getByRole("textbox", { name: /^Commentaire/ });

test("S22 A11 A15 a proof is opened and rejected with a reason; who did it is in the history", async ({
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

test("A04 A14 A15 a tie is validated where it is listed, then ended; what changed meanwhile is refused", async ({
  admin: page,
  world,
}) => {
  const { user, id, resident } = toValidate;
  await page.goto(`/admin/user/edit/${user}/ula`);
  const row = page.getByRole("row", { name: /Justificatif à vérifier/ });
  const validate = () => row.getByRole("button", { name: /^Valider/ }).click();
  const question = page.getByRole("alertdialog", { name: `Valider le rattachement de ${resident}` });
  await validate();
  await world.patch("ula", id, { floor: "4e étage" }, { announced: false });
  await question.getByRole("button", { name: "Valider" }).click();
  await expect(question.getByRole("alert")).toContainText("Cette fiche a été enregistrée ailleurs");
  await question.getByRole("button", { name: "Retour" }).click();
  await validate();
  await question.getByRole("button", { name: "Valider" }).click();
  await expect(toast(page, "Validation effectuée")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "validated", floor: "4e étage" });
  await expect(row.or(page.getByRole("main")).locator(":focus")).toHaveCount(1);
  await expect(events(page).getByRole("listitem").first()).toContainText("par Jeanne Martin");

  await page.goto(place(id));
  await expect(decision(page, "Valider")).toHaveCount(0);
  await pressAction(page, "Terminer");
  const ending = page.getByRole("dialog", { name: `Terminer le rattachement de ${resident}` });
  const end = ending.getByRole("textbox", { name: /^Fin/ });
  await end.fill("01/01/2001");
  await ending.getByRole("button", { name: "Terminer" }).click();
  await expect(ending).toContainText("La fin ne peut pas précéder le début.");
  await end.fill("");
  await ending.getByRole("button", { name: "Terminer" }).click();
  await expect(toast(page, "Fin de rattachement enregistrée")).toBeVisible();
  await expect(status(page, "Terminé")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "ended", endDate: expect.any(String) });
  await expect(page.locator(":focus")).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: /^Fin/ })).not.toHaveValue("");
  await expectNoAction(page, "Terminer");
});

test("A15 a tie without a proof offers no decision but a proof", async ({ admin: page, world }) => {
  await world.patch("ula", toReject.id, { status: "pending", proof: null });
  await page.goto(place(toReject.id));
  await expect(status(page, "En attente")).toBeVisible();
  await expectActions(page, ["Déposer un justificatif"]);
});

test("L04 L06 A12 a takeover while a rejection is typed makes it read-only and keeps it; taken back, it is about the tie as it is then", async ({
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
