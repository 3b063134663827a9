/** What a file may look like, and what is said of one that may not. */
import { describe, expect, test } from "vitest";
import { nonEmpty } from "../kit/client.ts";
import { buildings, header, importWorlds, line, people } from "./importing.ts";

const { state, client, table, refused, upload, preview, run, byReference, byEmail } = importWorlds();

describe("a file that cannot be read is refused with the line and the reason, and no import is stored", () => {
  test.each([
    ["another header", `Prénom;Téléphone\nA;B`, /dix premières lignes.*en-tête attendu.*Référence;Nom/],
    ["a column less", `${header.replace(";Ville", "")}\nA;B;C;69003;1`, /^Ligne 1.*«\u00a0Ville\u00a0»/],
    ["a column twice", `${header};nom\nA;B;C;69003;Lyon;1;D`, /^Ligne 1.*«\u00a0nom\u00a0».*deux fois/],
    ["a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", /caractères ne sont pas lisibles/],
    ["no header", line("R-1"), /en-tête attendu/],
    [
      "Latin-1 read as UTF-8",
      buildings(line("R-1"), "R-2;Les \ufffdrables;x;69003;Lyon;1"),
      /^Ligne 3.*UTF-8/,
    ],
    ["UTF-8 read as Latin-1", buildings("R-2;Les Ã©rables;x;69003;Lyon;1"), /^Ligne 2.*UTF-8/],
    ["an open quote", buildings(line("R-1"), 'R-2;"Les Essais;x;69003;Lyon;1\n'), /^Ligne 3.*guillemet/],
    ["no line", `${header}\r\n\r\n`, /aucune ligne/],
  ])("%s", async (_name, content, message) => {
    const before = state().table("walletImport").size;
    const { code, errors } = await refused(upload(content));
    expect([code, errors?.[0]?.path]).toEqual([422, "content"]);
    expect(errors?.[0]?.message).toMatch(message);
    expect(await preview(content)).toMatchObject({ status: 422 });
    expect(state().table("walletImport").size).toBe(before);
  });

  test.each(
    "Les Ã‰rables|RÃ‰SIDENCE|VoilÃ  tout|La rÃ©sidence|lâ€™orme|Å’uvre|cÅ“ur|MichaÅ‚|DÃ¶rr|3 mÂ²|ÃƒÂ©cole|√âcole|R√©sidence|l‚Äôorme|R├®sidence|RĂ©sidence".split(
      "|",
    ),
  )("%s: UTF-8 that was read as something else", async (name) => {
    const { errors } = await refused(upload(buildings(line("R-1").replace("Les Essais", name))));
    expect(errors?.[0]?.message).toMatch(/^Ligne 2.*UTF-8/);
  });

  test.each(
    "LA CÔTÉ\u00a0: «\u00a0à\u00a0»|AMANHÃ SÃO|IRMÃ JOÃO|ÂGE|Âne|Ål|ÖSTRA Å|Ängel “Å”|Mâcon|√2|ĂȚĂ".split(
      "|",
    ),
  )("« %s » is a name", async (name) => {
    const shown = await preview(buildings(line("R-1").replace("Les Essais", name)));
    expect(shown).toMatchObject({ rowsCreated: 1 });
  });

  test("another name, no content, and too much of it", async () => {
    const statuses = [
      await upload(header, { fileName: "immeubles.png" }),
      await upload(""),
      await upload("x".repeat(12_000_001)),
      await upload("x".repeat(16_000_001)),
      await upload(buildings(line("R-1")), {}, { wallet: 999_999 }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 422, 413, 404]);
  });
});

test("a resident's phone number is read as people write it in France, and may be missing with its column", async () => {
  const written = [
    ..."06 12 34 56 78|0612345678|06.12.34.56.78|06-12-34-56-78|+33 6 12 34 56 78|+33612345678".split("|"),
    ..."'+33612345678|0033 6 12 34 56 78|+33 (0)6 12 34 56 78|(0)6 12 34 56 78|33612345678|612345678".split(
      "|",
    ),
    "06\u00a012\u202f34\u00a056\u202f78",
    '"=""0612345678"""',
  ];
  const lines = written.map((phone, at) => `Ada;Essai;tel-${at}@essai.test;${phone}`);
  const wrong = ["06 12 34", "3,36E+10", "poste 12", "0612345678 / 0142685300"];
  const others = wrong.map((phone, at) => `Ada;Essai;non-${at}@essai.test;${phone}`);
  const done = await run([people, ...lines, ...others].join("\n"), "users");
  for (const [at] of written.entries())
    expect(byEmail(`tel-${at}@essai.test`), written[at]).toMatchObject({
      phone: "+33612345678",
      status: "pending",
    });
  expect(done.rejects.map(({ line: of, field }) => `${of} ${field}`)).toEqual(
    wrong.map((_, at) => `${written.length + 2 + at} phone`),
  );
  await run("E-MAIL;prenom;NOM\nsans@essai.test;Ada;Essai", "users");
  expect(byEmail("sans@essai.test")).toMatchObject({ fullName: "Ada Essai", phone: null });
});

describe("a file", () => {
  test.each([";", ",", "\t", "|"])("may have %j between its cells", async (separator) => {
    const cells = ["SEP-1", '"Le ""Clos""; bât. B, C"', '"1, rue\ndu\tTest"', "69003", "Lyon", "3"];
    const text = [header.split(";").join(separator), cells.join(separator)].join("\r\n");
    expect(await run(text)).toMatchObject({ status: "succeeded", rowsCreated: 1 });
    expect(byReference("SEP-1")).toMatchObject({ name: 'Le "Clos"; bât. B, C', street: "1, rue du Test" });
  });

  test("may say its separator first, have its columns in any order, and others between them", async () => {
    const text = `sep=;\r\nVille;Couleur;Lots;Nom;Code postal;Adresse;Référence;\r\nLyon;rouge;3;Le Clos;69003;1, rue X;ORDRE-1;\r\n`;
    expect((await preview(text)).ignoredColumns).toEqual(["Couleur"]);
    expect(await run(text)).toMatchObject({ status: "succeeded" });
    expect(byReference("ORDRE-1")).toMatchObject({
      name: "Le Clos",
      street: "1, rue X",
      city: "Lyon",
      lotCount: 3,
    });
  });

  test("says which columns have values but no title, and none that are empty", async () => {
    const text =
      "Prénom;;Nom;E-mail; ;\u200b\nAda;0612345670;Essai;ada@essai.test;;\nBo;;Essai;bo@essai.test;; x";
    expect((await preview(text, "users")).ignoredColumns).toEqual([
      "colonne B, sans titre",
      "colonne F, sans titre",
    ]);
  });

  test("has each wrong line rejected alone and whole, with its line, field and reason", async () => {
    const taken = String(
      state()
        .table("building")
        .first({ where: [{ column: "walletId", op: "eq", value: 2 }] })?.reference,
    );
    const done = await run(
      buildings(
        "COURT-1;Le Clos;1, r",
        "LONG-1;Le Clos;1, rue X;69003;Lyon;3;de trop",
        "VIDE-1;Le Clos;1, rue X;69003;Lyon;3;;;",
        header.toUpperCase(),
        "FORMULE-1;=CONCAT(A1);1, rue X;69003;Lyon;3",
        "FORMULE-2;'=Un nom;1, rue X;69003;Lyon;3",
        line("CODE-1", "99999;Lyon;3"),
        line("CODE-2", "690;Lyon;12"),
        line("VILLE-1", "69003;;12"),
        ...["douze", "1e3", "0x10", "12,5", "-1"].map((lots, at) => line(`LOTS-${at}`, `69003;Lyon;${lots}`)),
        line("VIDE-1"),
        line(taken),
      ),
    );
    expect(done.rejects.map(({ line: at, field }) => [at, field])).toEqual([
      [2, null],
      [3, null],
      [5, null],
      [6, "name"],
      [8, "postalCode"],
      [9, "postalCode"],
      [10, "city"],
      ...[11, 12, 13, 14, 15].map((at) => [at, "lotCount"]),
      [16, "reference"],
      [17, "reference"],
    ]);
    expect(done.rejects.slice(0, 4).map(({ message }) => message)).toEqual([
      expect.stringMatching(/3.colonnes au lieu de 6/),
      expect.stringMatching(/7.colonnes au lieu de 6/),
      expect.stringContaining("en-tête"),
      expect.stringContaining("formule"),
    ]);
    expect(done).toMatchObject({ status: "partial", rowsImported: 2, rowsRejected: 14 });
    expect(["COURT-1", "LONG-1", "FORMULE-1"].map(byReference)).toEqual([undefined, undefined, undefined]);
    expect(byReference("VIDE-1")).toMatchObject({ lotCount: 3 });
    expect(byReference("FORMULE-2")).toMatchObject({ name: "=Un nom" });
  });

  test("is sent again with its rejected lines alone, which keep their own cells, unknown columns too", async () => {
    const titles = `Couleur;${header}`;
    const done = await run(`${titles}\nrouge;${line("RENVOI-1", "690;Lyon;3")}\nvert;${line("RENVOI-2")}`);
    expect(done.header).toEqual(titles.split(";"));
    expect(done.rejects).toMatchObject([
      { line: 2, cells: `rouge;${line("RENVOI-1", "690;Lyon;3")}`.split(";") },
    ]);
    const mended = done.rejects.map(({ message, cells }) =>
      [message, ...cells].join(";").replace(";690;", ";69003;"),
    );
    const text = [`Motif du rejet;${titles}`, ...mended].join("\r\n");
    expect((await preview(text)).ignoredColumns).toEqual(["Couleur"]);
    expect(await run(text)).toMatchObject({ status: "succeeded", rowsCreated: 1 });
    expect(byReference("RENVOI-1")).toMatchObject({ postalCode: "69003" });
  });
});

describe("what the product exports is read back", () => {
  const exported = async (path: string): Promise<string> =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(await (await client().get(path)).arrayBuffer());

  test("a portfolio's buildings: nothing changes, and one edited in a spreadsheet does", async () => {
    const columns = "status,reference,name,street,postalCode,city,neighborhoodName,lotCount,managerEmail";
    const text = await exported(`/admin/building/ajax-list-export?walletId=1&column_field_list=${columns}`);
    const { revision } = state().table("building");
    const done = await run(text);
    expect(done).toMatchObject({
      status: "succeeded",
      rejects: [],
      rowsUnchanged: done.rowsImported,
      rowsChanged: 0,
    });
    expect(done.rowsImported).toBeGreaterThan(5);
    expect(state().table("building").revision).toBe(revision);
    const lines = text.split("\r\n");
    const changed = lines.with(1, String(lines[1]).replace(/;\d+;([^;]*)$/, ";777;$1")).join("\r\n");
    expect(await preview(changed)).toMatchObject({ rowsChanged: 1, rowsRejected: 0 });
  });

  test("residents: those that are known stay, and a known address under another name is rejected", async () => {
    const columns = "civility,firstName,lastName,fullName,email,phone,language,status,buildingName,createdAt";
    const text = await exported(`/admin/user/ajax-list-export?column_field_list=${columns}`);
    expect(text).toMatch(/;0[1-9] \d\d \d\d \d\d \d\d;/);
    const said = await preview(text, "users");
    expect(said).toMatchObject({
      rejects: [],
      rowsUnchanged: (await table("/admin/user/ajax-list")).recordsTotal,
    });
    const [titles, first] = text.split("\r\n");
    const other = nonEmpty((first ?? "").split(";"))
      .with(1, "Autre")
      .join(";");
    expect(await run(`${titles}\r\n${other}`, "users")).toMatchObject({
      status: "failed",
      rejects: [{ field: "email" }],
    });
  });
});

test("a file of lots raises a building's number of lots by what it lists beyond it, line by line", async () => {
  await run(buildings("LOTS-A;Le Clos;1, rue X;69003;Lyon;2"));
  const text = ["Référence;Lot;Étage", ...["A1", "A2", "A3", "A4"].map((lot) => `LOTS-A;${lot};1`)].join(
    "\n",
  );
  expect(await preview(text, "lots")).toMatchObject({
    rowsUnchanged: 2,
    rowsChanged: 2,
    lines: [
      { line: 4, name: "LOTS-A · Le Clos · A3", changes: [{ label: "Lots", from: "2", to: "3" }] },
      { line: 5, changes: [{ from: "3", to: "4" }] },
    ],
  });
  expect(await run(text, "lots")).toMatchObject({ rowsUnchanged: 2, rowsChanged: 2 });
  expect(await run(text, "lots")).toMatchObject({ rowsUnchanged: 4, rowsChanged: 0 });
  expect(byReference("LOTS-A")).toMatchObject({ lotCount: 4, version: 2 });
  const odd = `référence de l'immeuble;LOT;etage\nLOTS-A;A1;\nLOTS-A;A1;\nNONE;A1;2e`;
  expect((await run(odd, "lots")).rejects.map(({ line: at, field }) => [at, field])).toEqual([
    [3, "lotNumber"],
    [4, "reference"],
  ]);
});
