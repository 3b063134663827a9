import { writeFile } from "node:fs/promises";
import {
  type Building,
  buildings,
  byReference,
  choose,
  closeResult,
  dialog,
  header,
  latest,
  lineOf,
  open,
  over,
  own,
  preview,
  rejectsOf,
  run,
  send,
  wallet,
} from "../../kit/import-file.ts";
import { longestTask } from "../../kit/longest-task.ts";
import { expectCleanPart } from "../../kit/looks.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { oneThat, rowsOf } from "../../kit/stored.ts";

/** As a multiple of the JSON writing below; the longest task took 2.3 to 4.3, and 4.9 to 7.3 in Chromium 156.0.8078.108. */
const allowedWritings = 10;

test("A02 A03 A18 buildings are previewed, imported and read back; rejected lines are mended in their file and sent again", async ({
  admin: page,
  world,
}) => {
  // Imports advance with the world's clock.
  await world.clock({ freeze: true });
  const [first, second] = await own(page);
  if (first === undefined || second === undefined) throw new Error("the wallet has no buildings");
  await open(page, "Immeubles");
  await choose(page, `Nom;Ville\nA;B\n`);
  await expect(dialog(page)).toContainText("il manque à l’en-tête « Référence, Adresse, Code postal, Lots »");
  await send(page).click();
  expect(await world.calls({ route: "wallet.upload.post" })).toHaveLength(0);

  const lines = [
    "rouge;ESS-1;La Tour d’essai;1 rue X;69003;Lyon;12",
    `vert;${lineOf({ ...first, name: "Un autre nom" })}`,
    `vert;${lineOf(second)}`,
    "bleu;ESS-2;;2 rue X;69003;Lyon;4",
    "bleu;ESS-3;Le Lilas;3 rue X;690;Lyon;8",
  ];
  await choose(page, `${[`Couleur;${header}`, ...lines].join("\n")}\n`);
  await expect(preview(page)).toContainText(
    "5 lignes : 1 création · 1 modification · 1 sans changement · 2 rejets",
  );
  await expect(preview(page)).toContainText("Colonnes ignorées : Couleur.");
  const table = preview(page).getByRole("table", { name: "Lignes qui changent quelque chose" });
  await expect(table.getByRole("row", { name: /^3 Modification/ })).toContainText(
    `${first.name} → Un autre nom`,
  );
  await expect(table.getByRole("row", { name: /^2 Création/ }).getByRole("cell")).toHaveText(
    "2|Création|ESS-1|La Tour d’essai|1 rue X|69003|Lyon|12".split("|"),
  );
  await expect(preview(page).getByRole("row", { name: /^6 Code postal/ })).toBeVisible();
  await expectCleanPart(dialog(page), "an import's preview");
  await send(page).click();
  await expect(toast(page, "Import lancé")).toBeVisible();
  await closeResult(page, "immeubles.csv");
  const row = page.getByRole("row").filter({ hasText: "immeubles.csv" }).first();
  await expect(row).toContainText("En file");
  await world.clock({ advanceMs: 3_500 });
  await expect(row.getByRole("progressbar", { name: "Avancement d’immeubles.csv" })).toBeVisible();
  await world.clock({ advanceMs: 60_000 });
  // The list refreshes what advances by itself.
  await expect(row).toContainText("Partiel");
  await expect(row).toContainText("3 sur 5");
  await expect(page.getByRole("definition").filter({ hasText: "Partiel" })).toBeVisible();
  expect(await byReference(page, "ESS-1")).toMatchObject({
    name: "La Tour d’essai",
    city: "Lyon",
    walletId: wallet,
  });
  expect(await byReference(page, first.reference)).toMatchObject({
    name: "Un autre nom",
    version: first.version + 1,
  });
  expect(await byReference(page, second.reference)).toEqual(second);

  const rejects = await rejectsOf(page, "immeubles.csv");
  expect(rejects.name).toBe("rejets-immeubles.csv");
  expect(rejects.lines).toEqual([
    `Motif du rejet;Couleur;${header}`,
    `Nom\u00a0: Cette valeur est obligatoire.;${lines[3]}`,
    expect.stringMatching(/^Code postal\u00a0: .*;bleu;ESS-3;Le Lilas;3 rue X;690;Lyon;8$/),
  ]);
  const mended = rejects.text.replace(";ESS-2;;", ";ESS-2;Le Clos;").replace(";690;", ";69003;");
  await open(page, "Immeubles");
  await choose(page, mended, rejects.name);
  await expect(preview(page)).toContainText("2 lignes : 2 créations");
  await run(page, world, rejects.name, "Réussi");
  expect(await byReference(page, "ESS-2")).toMatchObject({ name: "Le Clos", walletId: wallet });
  expect(await byReference(page, "ESS-3")).toMatchObject({ postalCode: "69003", walletId: wallet });
});

test("A18 a building without a portfolio is taken over by a choice that is restated, and else left as it is", async ({
  admin: page,
  world,
}) => {
  await world.clock({ freeze: true });
  const orphan = await oneThat<Building>(
    page,
    buildings,
    { length: 500 },
    ({ walletId }) => walletId === null,
  );
  const content = `${header}\n${lineOf({ ...orphan, name: "Doublon" })}\n`;
  await open(page, "Immeubles");
  await choose(page, content);
  await expect(preview(page)).toContainText("1 ligne : 1 reprise");
  await expect(preview(page)).toContainText(`1 immeuble sans portefeuille : ${orphan.reference}`);
  await run(page, world, "immeubles.csv", "Échoué");
  expect(await byReference(page, orphan.reference)).toEqual(orphan);
  expect((await rejectsOf(page, "immeubles.csv")).lines[1]).toMatch(/sans portefeuille.*;IMM-/);

  await open(page, "Immeubles");
  await choose(page, content, "reprise.csv");
  await dialog(page).getByRole("switch", { name: "Reprendre les immeubles sans portefeuille" }).click();
  // In a low window the confirmation must scroll into view.
  await page.setViewportSize({ width: 900, height: 500 });
  await send(page).click();
  const question = dialog(page)
    .getByRole("alert")
    .filter({ hasText: "Reprendre 1 immeuble sans portefeuille" });
  // Whole, but for a fraction of a pixel.
  await expect(question).toBeInViewport({ ratio: 0.99 });
  expect(await world.calls({ route: "wallet.upload.post" })).toHaveLength(1);
  await expect(async () => {
    await dialog(page).getByRole("button", { name: "Reprendre et importer" }).click();
    await expect(dialog(page)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await closeResult(page, "reprise.csv");
  await over(page, world, "reprise.csv", "Réussi");
  expect(await byReference(page, orphan.reference)).toMatchObject({ name: "Doublon", walletId: wallet });
  expect(await latest(page)).toMatchObject({ rowsTakenOver: 1, rowsChanged: 0, rowsCreated: 0 });
});

test("A05 A17 an import whose answer was lost is done once, though the page is loaded anew before it is sent again", async ({
  admin: page,
  world,
}) => {
  // Else the import may have run when its file is previewed again.
  await world.clock({ freeze: true });
  const file = "une-fois.csv";
  const imports = () => rowsOf(page, `/admin/wallets/${wallet}/imports/ajax/list`, { search: file });
  await open(page, "Immeubles");
  await choose(page, `${header}\nFOIS-1;La Tour unique;1 rue X;69003;Lyon;12\n`, file);
  await expect(preview(page)).toContainText("1 ligne : 1 création");
  await world.fault({ route: "wallet.upload.post", status: 504, afterwards: true, times: 1 });
  await send(page).click();
  await expect(
    dialog(page)
      .getByRole("alert")
      .filter({ hasText: /On ne sait pas si / }),
  ).toBeVisible();
  page.once("dialog", (asked) => void asked.accept());
  await page.reload();
  await page.getByRole("button", { name: "Importer un fichier" }).click();
  // The file is chosen still.
  await expect(preview(page)).toContainText("1 ligne");
  await send(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await imports()).toHaveLength(1);
});

// No promise: a matter of speed.
test("a file of 100,000 lines is chosen and sent without a task that the page would be felt to wait for", async ({
  admin: page,
  world,
}, info) => {
  await world.clock({ freeze: true });
  const line = (at: number): string =>
    `LONG-${at};Résidence du Parc ${at};${at}, rue des Écoles;69003;Lyon;12\n`;
  const text = `${header}\n${Array.from({ length: 100_000 }, (_, at) => line(at)).join("")}`;
  const file = info.outputPath("long.csv");
  await writeFile(file, text);
  await page.goto("/admin/wallets/edit/3/imports");
  await page.getByRole("button", { name: "Importer un fichier" }).click();
  await dialog(page)
    .getByRole("combobox", { name: /^Contenu/ })
    .selectOption("Immeubles");

  // The minimum work of sending such a text measures this machine's speed.
  await page.evaluate(
    (size) => Object.assign(window, { sample: "Écoles;69003\n".repeat(size) }),
    text.length / 13,
  );
  const write = () => page.evaluate(() => JSON.stringify(Reflect.get(window, "sample")).length);
  const once = await longestTask(page, async () => {
    for (let time = 0; time < 3; time += 1) await write();
  });
  const longest = await longestTask(page, async () => {
    await dialog(page).locator("input[type=file]").setInputFiles(file);
    await expect(preview(page)).toContainText("100\u202f000 créations", { timeout: 30_000 });
    await dialog(page).getByRole("button", { name: "Importer", exact: true }).click();
    await expect(toast(page, "Import lancé")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("dialog", { name: /long\.csv/ })).toContainText("L’import est en cours");
  });
  info.annotations.push({ type: "longest task", description: `${longest} ms; one writing: ${once} ms` });
  expect(longest).toBeLessThan(once * allowedWritings);
});
