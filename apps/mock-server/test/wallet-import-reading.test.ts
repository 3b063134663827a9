import { afterAll, describe, expect, test } from "vitest";
import { json, nonEmpty, openDoor } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
const world = door.app.world("default");
afterAll(() => door.close());

interface Import {
  id: number;
  status: string;
  rowsImported: number;
  rowsCreated: number;
  rowsUnchanged: number;
  rowsChanged: number;
  rowsRejected: number;
  ignoredColumns: string[];
  header: string[];
  rejects: { line: number; field: string | null; message: string; cells: string[] }[];
}

const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
const people = "Prénom;Nom;E-mail;Téléphone";
const preview = (kind: string, content: string, wallet = 1) =>
  json<Import>(client.post(`/admin/wallets/${wallet}/imports/preview`, { fileName: "a.csv", kind, content }));
const run = async (kind: string, content: string, wallet = 1): Promise<Import> => {
  const body = { fileName: "a.csv", kind, content };
  const { id } = await json<Import>(client.post(`/admin/wallets/${wallet}/imports/new`, body));
  world.clock.move(120_000);
  return json<Import>(client.get(`/admin/wallets/${wallet}/imports/${id}`));
};
const user = (email: string) => [...world.table("user").rows({})].find((row) => row.email === email);
const building = (reference: string) =>
  [...world.table("building").rows({})].find((row) => row.reference === reference);

describe("a resident's phone number", () => {
  test.each([
    "06 12 34 56 78",
    "0612345678",
    "06.12.34.56.78",
    "06-12-34-56-78",
    "06\u00a012\u202f34\u00a056\u202f78",
    "+33 6 12 34 56 78",
    "+33612345678",
    "'+33612345678",
    "0033 6 12 34 56 78",
    "+33 (0)6 12 34 56 78",
    "(0)6 12 34 56 78",
    "33612345678",
    "612345678",
    "'0612345678",
    '"=""0612345678"""',
  ])("%s is read as people write it in France", async (written) => {
    const email = `tel-${written.replace(/[^0-9a-z]/g, "")}-${written.length}@essai.test`;
    const done = await run("users", `${people}\nAda;Essai;${email};${written}`);
    expect(done.rejects).toEqual([]);
    expect(user(email)).toMatchObject({ phone: "+33612345678", status: "pending" });
  });

  test.each(["06 12 34", "3,36E+10", "poste 12", "0612345678 / 0142685300"])(
    "%s is none, and the line says so",
    async (written) => {
      const done = await run("users", `${people}\nAda;Essai;non@essai.test;${written}`);
      expect(done.rejects).toMatchObject([{ line: 2, field: "phone" }]);
      expect(user("non@essai.test")).toBeUndefined();
    },
  );

  test("may be missing, with its column", async () => {
    expect(await run("users", "E-MAIL;prenom;NOM\nsans@essai.test;Ada;Essai")).toMatchObject({
      rowsCreated: 1,
    });
    expect(user("sans@essai.test")).toMatchObject({ fullName: "Ada Essai", phone: null });
  });
});

describe("a file", () => {
  test.each([
    [";", "a semicolon"],
    [",", "a comma"],
    ["\t", "a tab"],
  ])("has %j between its cells: %s", async (separator, word) => {
    const reference = `SEP-${word.length}`;
    const cells = [reference, '"Le ""Clos""; bât. B, C"', '"1, rue\ndu\tTest"', "69003", "Lyon", "3"];
    const text = [header.split(";").join(separator), cells.join(separator)].join("\r\n");
    expect(await run("buildings", text)).toMatchObject({ status: "succeeded", rowsCreated: 1 });
    expect(building(reference)).toMatchObject({ name: 'Le "Clos"; bât. B, C', street: "1, rue\ndu\tTest" });
  });

  test("may say its separator first, have its columns in any order, and others between them", async () => {
    const text = `sep=;\r\nVille;Couleur;Lots;Nom;Code postal;Adresse;Référence;\r\nLyon;rouge;3;Le Clos;69003;1, rue X;ORDRE-1;\r\n`;
    expect((await preview("buildings", text)).ignoredColumns).toEqual(["Couleur"]);
    expect(await run("buildings", text)).toMatchObject({ status: "succeeded" });
    expect(building("ORDRE-1")).toMatchObject({
      name: "Le Clos",
      street: "1, rue X",
      city: "Lyon",
      lotCount: 3,
    });
  });

  test("has lines that are too short, too long, the header again, or a formula: each is rejected alone, whole", async () => {
    const text = [
      header,
      "COURT-1;Le Clos;1, r",
      "LONG-1;Le Clos;1, rue X;69003;Lyon;3;de trop",
      "VIDE-1;Le Clos;1, rue X;69003;Lyon;3;;;",
      header.toUpperCase(),
      "FORMULE-1;=CONCAT(A1);1, rue X;69003;Lyon;3",
      "FORMULE-2;'=Un nom;1, rue X;69003;Lyon;3",
      "CODE-1;Le Clos;1, rue X;99999;Lyon;3",
    ].join("\n");
    const done = await run("buildings", text);
    expect(done.rejects).toMatchObject([
      { line: 2, field: null, message: expect.stringMatching(/3.colonnes au lieu de 6/) },
      { line: 3, field: null, message: expect.stringMatching(/7.colonnes au lieu de 6/) },
      { line: 5, field: null, message: expect.stringContaining("en-tête") },
      { line: 6, field: "name", message: expect.stringContaining("formule") },
      { line: 8, field: "postalCode", message: expect.stringContaining("département") },
    ]);
    expect(["COURT-1", "LONG-1", "FORMULE-1"].map(building)).toEqual([undefined, undefined, undefined]);
    expect(building("VIDE-1")).toMatchObject({ lotCount: 3 });
    expect(building("FORMULE-2")).toMatchObject({ name: "=Un nom" });
  });

  test("names the rejected lines with their own cells, unknown columns too, so that they can be sent again", async () => {
    const titles = `Couleur;${header}`;
    const done = await run(
      "buildings",
      `${titles}\nrouge;RENVOI-1;Le Clos;1, rue X;690;Lyon;3\nvert;RENVOI-2;Le Clos;1, rue X;69003;Lyon;3`,
    );
    expect(done.header).toEqual(titles.split(";"));
    expect(done.rejects).toMatchObject([
      { line: 2, cells: ["rouge", "RENVOI-1", "Le Clos", "1, rue X", "690", "Lyon", "3"] },
    ]);
    const mended = done.rejects.map(({ message, cells }) =>
      [message, ...cells].join(";").replace(";690;", ";69003;"),
    );
    const again = await run("buildings", [`Motif du rejet;${titles}`, ...mended].join("\r\n"));
    expect(again).toMatchObject({ status: "succeeded", rowsCreated: 1 });
    expect(building("RENVOI-1")).toMatchObject({ postalCode: "69003" });
    expect(
      (await preview("buildings", [`Motif du rejet;${titles}`, ...mended].join("\r\n"))).ignoredColumns,
    ).toEqual(["Couleur"]);
  });
});

describe("what the product exports is read back", () => {
  const exported = async (path: string): Promise<string> => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  };

  test("buildings of a portfolio: nothing changes", async () => {
    const columns = "status,reference,name,street,postalCode,city,neighborhoodName,lotCount,managerEmail";
    const text = await exported(`/admin/building/ajax-list-export?walletId=1&column_field_list=${columns}`);
    expect(text.startsWith("\ufeffStatut;Référence;Nom")).toBe(true);
    const { revision } = world.table("building");
    const done = await run("buildings", text);
    expect(done.rejects).toEqual([]);
    expect(done).toMatchObject({ status: "succeeded", rowsUnchanged: done.rowsImported, rowsChanged: 0 });
    expect(done.rowsImported).toBeGreaterThan(10);
    expect(world.table("building").revision).toBe(revision);
    // Edited in a spreadsheet.
    const first = /Lyon|Paris|Nantes|[A-ZÉ][a-zé]+/;
    const lines = text.split("\r\n");
    const changed = [lines[0], lines[1]?.replace(/;\d+;([^;]*)$/, ";777;$1"), ...lines.slice(2)].join("\r\n");
    expect(first.test(changed)).toBe(true);
    expect(await preview("buildings", changed)).toMatchObject({ rowsChanged: 1, rowsRejected: 0 });
  });

  test("residents: those that are known stay, with their phones as a file shows them", async () => {
    const columns = "civility,firstName,lastName,fullName,email,phone,language,status,buildingName,createdAt";
    const text = await exported(`/admin/user/ajax-list-export?column_field_list=${columns}`);
    expect(text).toMatch(/;0[1-9] \d\d \d\d \d\d \d\d;/);
    const done = await preview("users", text);
    expect(done.rejects).toEqual([]);
    expect(done.rowsUnchanged).toBe(world.table("user").size);
    // A known address under another name.
    const [titles, line] = text.split("\r\n");
    const other = nonEmpty((line ?? "").split(";"))
      .with(1, "Autre")
      .join(";");
    const refused = await run("users", `${titles}\r\n${other}`);
    expect(refused).toMatchObject({ status: "failed", rejects: [{ field: "email" }] });
  });
});

describe("a file of lots", () => {
  test("raises a building's number of lots by what it lists beyond it, and says so line by line", async () => {
    await run("buildings", `${header}\nLOTS-A;Le Clos;1, rue X;69003;Lyon;2`);
    const lots = ["A1", "A2", "A3", "A4"].map((lot) => `LOTS-A;${lot};1`);
    const text = ["Référence;Lot;Étage", ...lots].join("\n");
    const said = await preview("lots", text);
    expect(said).toMatchObject({ rowsUnchanged: 2, rowsChanged: 2, rowsCreated: 0 });
    expect(said).toMatchObject({
      lines: [
        { line: 4, name: "LOTS-A · Le Clos · A3", changes: [{ label: "Lots", from: "2", to: "3" }] },
        { line: 5, changes: [{ from: "3", to: "4" }] },
      ],
    });
    expect(await run("lots", text)).toMatchObject({ rowsUnchanged: 2, rowsChanged: 2 });
    expect(building("LOTS-A")).toMatchObject({ lotCount: 4, version: 2 });
    expect(await run("lots", text)).toMatchObject({ rowsUnchanged: 4, rowsChanged: 0 });
    expect(building("LOTS-A")).toMatchObject({ lotCount: 4, version: 2 });
  });
});
