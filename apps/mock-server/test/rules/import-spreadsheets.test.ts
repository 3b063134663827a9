/** What spreadsheets make of a file: it is read as people mean it, what is corrected is said, what holds no value is rejected. */
import { expect, test } from "vitest";
import { buildings, header, importWorlds, line, people } from "./importing.ts";

const { preview, run, byReference, byEmail, refused, upload } = importWorlds();

test("a spreadsheet's errors and formulas are no values: each rejects its line, with the cell and the cause", async () => {
  const wrong = [
    ..."#N/A|#REF!|#VALEUR!|#NOM?|#NOM\u00a0?|#DIV/0!|#NOMBRE!|#NUL!|#VALUE!|#NAME?|#SPILL!|#PROPAGATION!".split(
      "|",
    ),
    ..."#CHAMP!|#OCCUPÉ!|#GETTING_DATA|#I/T|Loading...|Chargement…|########|Err:502|#FORMULE!|=SOMME(A1)".split(
      "|",
    ),
  ];
  const lines = wrong.map((value, at) => `ERR-${at};Les Essais;1, rue X;69003;${value};12`);
  const fine = ["#1 rue", "# Le Clos", "Err", "N/A"].map(
    (value, at) => `OK-${at};Les Essais;${value};69003;Lyon;12`,
  );
  const done = await run(buildings(...lines, ...fine));
  expect(done.rejects.map(({ line: at, field }) => `${at} ${field}`)).toEqual(
    wrong.map((_, at) => `${at + 2} city`),
  );
  for (const [at, { message }] of done.rejects.entries()) expect(message).toContain(`E${at + 2}`);
  expect(done.rejects[0]?.message).toContain("#N/A");
  expect(done.rejects.at(-2)?.message).toContain("enregistrez-le");
  expect(done).toMatchObject({ rowsCreated: fine.length });
  // Of columns that are not read, nothing is asked.
  expect(await preview(`Note;${header}\n#N/A;${line("NOTE-1")}`)).toMatchObject({ rowsCreated: 1 });
});

test("postal codes get their zero back, which is said; figures in groups and whole decimals are whole numbers", async () => {
  const codes = [
    ["1000", "01000", 1],
    ["9200", "09200", 1],
    ["69 003", "69003", 0],
    ["69\u202f003,0", "69003", 0],
    ['"=""6000"""', "06000", 1],
  ] as const;
  const lots = [
    ["1 200", 1200],
    ["1\u202f200", 1200],
    ["12,0", 12],
    ["12.00", 12],
    ["12.000000000000002", 12],
    ["100 000", 100_000],
    ["12 lots", 12],
  ] as const;
  const text = buildings(
    ...codes.map(([code], at) => line(`CODE-${at}`, `${code};Lyon;12`)),
    ...lots.map(([count], at) => line(`LOTS-${at}`, `69003;Lyon;${count}`)),
  );
  const said = await preview(text);
  expect(said.rowsCorrected).toBe(3);
  expect(said.lines.map(({ notes }) => notes.length)).toEqual([
    ...codes.map(([, , count]) => count),
    ...lots.map(() => 0),
  ]);
  expect(said.lines[0]).toMatchObject({
    notes: [{ field: "postalCode", message: "Zéro initial ajouté" }],
    cells: line("CODE-0", "1000;Lyon;12").split(";"),
  });
  expect(await run(text)).toMatchObject({ status: "succeeded" });
  for (const [at, [, code]] of codes.entries())
    expect(byReference(`CODE-${at}`)).toMatchObject({ postalCode: code });
  for (const [at, [, count]] of lots.entries())
    expect(byReference(`LOTS-${at}`)).toMatchObject({ lotCount: count });
  const odd = ["12,5", "1,000", "1.200", "1 20", "12 0000", "1e3"];
  const { rejects } = await preview(
    buildings(...odd.map((count, at) => line(`NON-${at}`, `69003;Lyon;${count}`))),
  );
  expect(rejects.map(({ field }) => field)).toEqual(odd.map(() => "lotCount"));
  expect(rejects[0]?.message).toContain("nombre entier");
});

test("the header may stand below a title, and titles may be those that people use; both are said", async () => {
  const text =
    "Liste des résidents;;;\n\n;;;\nPrénom;Nom;Adresse e-mail;Portable\nAda;Essai;ada@essai.test;612345670\n";
  const said = await preview(text, "users");
  expect(said).toMatchObject({
    rowsTotal: 1,
    rowsCreated: 1,
    headerLine: 4,
    rowsCorrected: 1,
    ignoredColumns: [],
  });
  expect(said.columns.map(({ field }) => field)).toEqual(["firstName", "lastName", "email", "phone"]);
  const { errors } = await refused(upload("Titre\nPrénom;Nom\nA;B\n", {}, { kind: "users" }));
  expect(errors?.[0]?.message).toMatch(/^Ligne 2.*«\u00a0E-mail\u00a0»/);
});

test("a sheet's lines are its rows, whatever breaks the lines of its cells", async () => {
  const text = `${header}\r\n\r\n${line("FEUILLE-1").replace("1, rue", '"1, rue')}`.replace(
    "Test;",
    'Test\r\nbis";',
  );
  const wrong = `${text}\r\n${line("FEUILLE-2", "6;Lyon;1")}\r\n`;
  expect((await preview(wrong, "buildings", "xlsx")).rejects).toMatchObject([{ line: 4 }]);
  expect((await preview(wrong)).rejects).toMatchObject([{ line: 5 }]);
});

test("imported texts are stored as forms store them, and two that look the same are one", async () => {
  const done = await run(
    buildings(
      "CLEAN-1;\u200bRe\u0301sidence\u00a0 des Lilas\u2060;1, rue X;69003;Le\u00a0Havre;12",
      "CLEAN\u20111;Les Lilas;1, rue X;69003;Lyon;12",
      "CLEAN-2;\u3164;1, rue X;69003;Lyon;12",
    ),
  );
  expect(await byReference("CLEAN-1")).toMatchObject({ name: "R\u00e9sidence des Lilas", city: "Le Havre" });
  expect(done.rejects.map(({ line: at, field }) => `${at} ${field}`)).toEqual(["3 reference", "4 name"]);
});

test("a telephone that cannot exist rejects its line, with the reason", async () => {
  const done = await run(
    "Prénom;Nom;E-mail;Téléphone\nAnna;Roux;anna.roux@exemple.fr;+999 12 34 56 78",
    "users",
  );
  expect(done.rejects).toMatchObject([{ line: 2, field: "phone" }]);
});

test("« 1.000 » lots may be a thousand and are refused; an address that was copied with an unseen sign is stored without", async () => {
  const shown = await preview(
    buildings(line("LOTS-K", "69003;Lyon;1.000"), line("LOTS-L", "1000,0;Lyon;12")),
  );
  expect(shown.rejects).toMatchObject([{ line: 2, field: "lotCount" }]);
  expect(shown).toMatchObject({ rowsCorrected: 1 });
  const { rowsCreated } = await run(`${people}\nAnna;Roux;anna\u00ad.roux@exemple.fr;`, "users");
  expect(rowsCreated).toBe(1);
  expect(byEmail("anna.roux@exemple.fr")).toMatchObject({ lastName: "Roux" });
});
