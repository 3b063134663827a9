/** @vitest-environment happy-dom */
import { buildingRoutes } from "@palier/contract/areas/building";
import { walletRoutes } from "@palier/contract/areas/wallet";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import ExcelJS from "exceljs";
import { beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { lost, toast, words } from "#test/kit/steps.ts";

const world = signedInWorld();
const wallet = 3;
const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
const line = "FOIS-1;La Tour unique;1 rue X;69003;Lyon;12";
const uploads = async () => (await world.calls({ route: "wallet.upload.post" })).map(({ status }) => status);
async function imports(name: string) {
  const { data } = await call(walletRoutes.imports, { params: { walletId: wallet }, query: { length: 100 } });
  return data.filter(({ fileName }) => fileName === name);
}

// Imports advance with the world's clock.
beforeEach(() => world.clock({ freeze: true }));

const dialog = () => screen.findByRole("dialog", { name: /^Importer un fichier dans/ });
/** Waits until the window says so. */
async function preview(text: string): Promise<void> {
  await waitFor(() => {
    const said = screen.getByRole("dialog").textContent;
    if (!words(text).test(said)) throw new Error(`« ${text} » is not in: ${said}`);
  });
}
const send = async (user: UserEvent) =>
  user.click(within(await dialog()).getByRole("button", { name: "Importer" }));

async function openImport(kind: string): Promise<UserEvent> {
  const user = await openApp(`/admin/wallets/edit/${wallet}/imports`);
  await reopen(user, kind);
  return user;
}

async function reopen(user: UserEvent, kind: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Importer un fichier" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: /^Contenu/ }), kind);
}

async function choose(content: BlobPart, name = "fichier.csv"): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector("[role=dialog] input[type=file]");
    if (found === null) throw new Error("no file can be chosen yet");
    return found;
  });
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
}

/** It opens by itself, over the list. */
async function closeResult(user: UserEvent): Promise<void> {
  const result = await screen.findByRole("dialog", { name: /^Résultat de l’import/ });
  await user.click(within(result).getByRole("button", { name: "Fermer" }));
}

async function run(user: UserEvent, name: string, status: string): Promise<void> {
  await send(user);
  await toast("Import lancé");
  await closeResult(user);
  await world.clock({ advanceMs: 60_000 });
  await waitFor(() => {
    const row = screen.getAllByRole("row").find(({ textContent }) => textContent.includes(name));
    expect(row?.textContent).toContain(status);
  });
}

async function ownBuildings() {
  const { data } = await call(buildingRoutes.list, { query: { walletId: wallet, length: 5 } });
  const [first, second] = data;
  if (first === undefined || second === undefined) throw new Error("the wallet has no buildings");
  return [first, second] as const;
}
type Building = Awaited<ReturnType<typeof ownBuildings>>[0];
const lineOf = ({ reference, name, street, postalCode, city, lotCount }: Building): string =>
  [reference, name, street, postalCode, city, lotCount].join(";");

test("A03 a file that is no table, or has no header, is refused before anything is sent", async () => {
  const user = await openImport("Immeubles");
  await choose(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), "photo.csv");
  await preview("Ce fichier n’est pas un tableau");
  await choose("Nom;Ville\nA;B\n");
  await preview("il manque à l’en-tête « Référence, Adresse, Code postal, Lots »");
  await send(user);
  expect(await uploads()).toEqual([]);
});

test("A04 S15 what changed since the preview is previewed again; what another admin holds is rejected with that name", async () => {
  const [first, second] = await ownBuildings();
  const user = await openImport("Immeubles");
  const lines = [lineOf({ ...first, name: "Premier" }), lineOf({ ...second, name: "Second" })];
  await choose([header, ...lines].join("\n"), "immeubles.csv");
  await preview("2 lignes : 2 modifications");
  await world.admin("karim.benali@palier.test").open("building", first.id);
  await send(user);
  await preview("Les données ont changé depuis l’aperçu");
  await preview("2 lignes : 1 modification · 1 rejet");
  await preview("Fiche en cours de modification par Karim Benali.");
  expect(await imports("immeubles.csv")).toEqual([]);
  await run(user, "immeubles.csv", "Partiel");
  expect(world.state.table("building").get(first.id)?.name).toBe(first.name);
  expect(world.state.table("building").get(second.id)?.name).toBe("Second");
});

test("A02 A18 residents come with French phone numbers, from a comma-separated file of a French Excel", async () => {
  const text = [
    "Prénom,Nom,E-mail,Téléphone",
    "Hélène,Essai,helene@essai.test,06 12 34 56 78",
    "Noël,Essai,noel@essai.test,33698765432",
    "Zoé,Essai,zoe@essai.test,06 12",
  ].join("\r\n");
  const user = await openImport("Résidents");
  await choose(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    "residents.csv",
  );
  await preview("3 lignes : 2 créations · 1 rejet");
  await run(user, "residents.csv", "Partiel");
  const phoneOf = (email: string) =>
    world.state.table("user").first({ where: [{ column: "email", op: "eq", value: email }] })?.phone;
  expect(["helene@essai.test", "noel@essai.test"].map(phoneOf)).toEqual(["+33612345678", "+33698765432"]);
});

test("A18 lots raise a building's number of lots, which the preview says before and after", async () => {
  const [{ id, reference, lotCount }] = await ownBuildings();
  const user = await openImport("Lots");
  const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:model");
  // Here a press on a link would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValueOnce();
  await user.click(within(await dialog()).getByRole("button", { name: "Télécharger un modèle vide" }));
  const [model] = saved.mock.calls[0] ?? [];
  if (!(model instanceof Blob)) throw new Error("no model was downloaded");
  saved.mockRestore();
  await preview("Seul le nombre de lots de l’immeuble est enregistré");
  const lots = Array.from({ length: lotCount + 1 }, (_, at) => `${reference};L${at};1`);
  await choose([(await model.text()).trimEnd(), ...lots, "INCONNU;A1;1"].join("\n"), "lots.csv");
  await preview(`${lotCount} sans changement · 1 rejet`);
  await preview(`Lots : ${lotCount} → ${lotCount + 1}`);
  await run(user, "lots.csv", "Partiel");
  expect(world.state.table("building").get(id)).toMatchObject({ lotCount: lotCount + 1 });
});

test.each([
  [
    "Immeubles",
    `building/ajax-list-export?walletId=${wallet}`,
    "status,reference,name,street,postalCode,city,lotCount,managerEmail,createdAt",
    "Statut, E-mail du gestionnaire, Créé le",
  ],
  [
    "Résidents",
    "user/ajax-list-export?status=disabled",
    "lastName,firstName,email,phone,buildingName",
    "Immeuble",
  ],
])(
  "A02 the product's own workbook of %s is read back: nothing changes",
  async (kind, path, columns, ignored) => {
    const file = await fetch(
      `https://palier.test/api/admin/${path}&format=xlsx&column_field_list=${columns}`,
    );
    await openImport(kind);
    await choose(await file.arrayBuffer(), "export.xlsx");
    await waitFor(async () =>
      expect((await dialog()).textContent).toMatch(/[\d\s]+\slignes?\s:\s[\d\s]+\ssans changement/),
    );
    await preview(`Colonnes ignorées : ${ignored}.`);
    expect(await world.calls({ route: "wallet.preview", status: 200 })).toHaveLength(1);
  },
);

test("a workbook's sheet is said and can be changed; what is corrected stands in its line, rejects before", async () => {
  const book = new ExcelJS.Workbook();
  book.addWorksheet("Lisez-moi").addRow(["Voir la feuille 2"]);
  const sheet = book.addWorksheet("Immeubles");
  sheet.addRows([["Réf.", "Résidence", "Rue", "CP", "Commune", "Nb lots"], []]);
  sheet.addRows([
    ["FEUILLE-1", "Le Clos", "1 rue X", 1000, "Bourg", 12],
    ["FEUILLE-2", { error: "#N/A" }, "2 rue X", 69003, "Lyon", 3],
  ]);
  const user = await openImport("Immeubles");
  await choose(Uint8Array.from(new Uint8Array(await book.xlsx.writeBuffer())), "immeubles.xlsx");
  await preview("2 lignes : 1 création · 1 rejet");
  await preview("1 ligne corrigée à la lecture.");
  const tables = within(await dialog()).getAllByRole("table");
  expect(tables.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(words("4Nom : La cellule B4 contient l’erreur « #N/A »")),
    expect.stringMatching(
      words("3Création · Code postal : Zéro initial ajoutéFEUILLE-1Le Clos1 rue X01000Bourg12"),
    ),
  ]);
  const read = within(await dialog()).getByRole("combobox", { name: "Feuille lue" });
  expect(read).toHaveProperty("value", "Immeubles");
  await user.selectOptions(read, "Lisez-moi");
  await preview("Aucune des dix premières lignes n’est l’en-tête attendu");
  await user.selectOptions(read, "Immeubles");
  await preview("2 lignes : 1 création · 1 rejet");
  await run(user, "immeubles.xlsx", "Partiel");
});

test("columns whose titles are unknown get a field by choice, which holds for the next file", async () => {
  const text = "Prénom;Nom;Coordonnées;Joindre\nAda;Essai;ada@essai.test;06 12 34 56 78\n";
  const user = await openImport("Résidents");
  await choose(text, "inconnus.csv");
  await preview("il manque à l’en-tête « E-mail »");
  const fieldOf = async (title: string) =>
    within(await dialog()).findByRole("combobox", { name: words(`Champ de la colonne « ${title} »`) });
  await preview("Coordonnéesada@essai.test");
  await user.selectOptions(await fieldOf("Coordonnées"), "E-mail");
  await preview("1 ligne : 1 création");
  await preview("Colonnes ignorées : Joindre.");
  await user.selectOptions(await fieldOf("Joindre"), "Téléphone");
  await preview("06 12 34 56 78");
  await run(user, "inconnus.csv", "Réussi");
  await reopen(user, "Résidents");
  await choose(text.replace(/ada/gi, "bo"), "suivants.csv");
  await preview("1 ligne : 1 création");
  expect(await fieldOf("Joindre")).toHaveProperty("value", "phone");
  await run(user, "suivants.csv", "Réussi");
  const stored = world.state
    .table("user")
    .first({ where: [{ column: "email", op: "eq", value: "bo@essai.test" }] });
  expect(stored).toMatchObject({ firstName: "bo", phone: "+33612345678" });
});

const unknown = /^On ne sait pas si/;

test.each([
  ["the import has run meanwhile", lost("wallet.upload.post"), false],
  ["its window was closed", { ...lost("wallet.upload.post"), cut: undefined, status: 504 }, true],
] as const)(
  "A05 A17 an import whose answer was lost is done once when it is sent again after %s",
  async (_name, fault, closes) => {
    const user = await openImport("Immeubles");
    await choose(`${header}\n${line}\n`, "une-fois.csv");
    await preview("1 ligne : 1 création");
    await world.fault(fault);
    await send(user);
    await within(await dialog()).findByText(unknown);
    if (closes) {
      await user.click(within(await dialog()).getByRole("button", { name: "Annuler" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await user.click(await screen.findByRole("button", { name: "Importer un fichier" }));
    } else await world.clock({ advanceMs: 60_000 });
    await preview("1 ligne");
    await send(user);
    await closeResult(user);
    expect(await imports("une-fois.csv")).toHaveLength(1);
  },
);

test("A17 another file after a lost import asks first, and the first one can be taken back", async () => {
  const user = await openImport("Immeubles");
  await choose(`${header}\n${line}\n`, "une-fois.csv");
  await preview("1 ligne : 1 création");
  await world.fault({ route: "wallet.upload.post", malformed: true, times: 1 });
  await send(user);
  await within(await dialog()).findByText(unknown);
  await choose(`${header}\n${line}\n${line.replace("FOIS-1", "FOIS-2")}\n`, "autre.csv");
  await preview("2 lignes");
  await send(user);
  await user.click(
    await within(await dialog()).findByRole("button", { name: "Reprendre la première saisie" }),
  );
  await preview("1 ligne");
  await send(user);
  await closeResult(user);
  expect(await imports("une-fois.csv")).toHaveLength(1);
  expect(await imports("autre.csv")).toEqual([]);
});

test("A22 the titles of a file tell what it contains, and its result opens by itself, while it runs and at its end", async () => {
  const user = await openApp("/admin/wallets");
  const row = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`.list-table [row-id="${wallet}"]`);
    if (found === null) throw new Error("no list yet");
    return found;
  });
  await user.click(await within(row).findByRole("button", { name: /^Importer un fichier/ }));
  await choose(`${header}\n${line}`, "auto.csv");
  await preview("1 création");
  expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Contenu/ })).value).toBe(
    "buildings",
  );
  await send(user);
  const result = await screen.findByRole("dialog", { name: /^Résultat de l’import\s: auto\.csv/ });
  await within(result).findByText(/L’import est en cours/);
  await world.clock({ advanceMs: 60_000 });
  await within(result).findByText("Aucune ligne n’a été rejetée.", {}, { timeout: 5000 });
  expect(result.textContent).toMatch(words("1 ligne : 1 création"));
});
