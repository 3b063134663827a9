import { expect, test, vi } from "vitest";
import { readImportFile } from "./read-import-file.ts";
import { fieldTitle, modelCsv, rejectsCsv } from "./rejects-csv.ts";

const text = "Référence;Nom\r\nR-1;Les Érables d’Œuvre\r\n";
/** By the encoding's own table, read backwards. */
function written(content: string, encoding: string): Uint8Array<ArrayBuffer> {
  const table = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))];
  return Uint8Array.from([...content], (sign) => table.indexOf(sign));
}
const utf16 = (littleEndian: boolean, mark: boolean) => {
  const bytes = new Uint8Array(2 * text.length + (mark ? 2 : 0));
  const view = new DataView(bytes.buffer);
  if (mark) view.setUint16(0, 0xfeff, littleEndian);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(2 * at + (mark ? 2 : 0), text.charCodeAt(at), littleEndian);
  return bytes;
};
const chosen = (parts: BlobPart[], name = "immeubles.csv") => readImportFile(new File(parts, name));

test.each([
  ["UTF-8", [text]],
  ["UTF-8 with a mark", ["\ufeff", text]],
  ["Windows-1252", [written(text, "windows-1252")]],
  ["Mac Roman", [written(text, "macintosh")]],
  ["UTF-16, little end first", [utf16(true, true)]],
  ["UTF-16, big end first", [utf16(false, true)]],
] as const)("a file in %s gives its text", async (_name, parts) => {
  expect(await chosen([...parts])).toEqual({ ok: true, text });
});

test.each([true, false])(
  "UTF-16 without a mark is known by its zeros, little end first: %s",
  async (littleEndian) => {
    expect(await chosen([utf16(littleEndian, false)])).toEqual({ ok: true, text });
  },
);

const french = [
  "Prénom;Nom\r\nAnne-Cécile;L’Hôpital\r\nZoë;D’Œuvre-Lefèvre",
  "RÉSIDENCE DES HÊTRES;ORLÉANS\r\nÉcole, 3 °C, 12 €",
  "Nom\r\nCœur d’Été\r\n« Les Érables »",
  "Nom\rd’Arc\rGarçon",
  "Nom\r\nNoël",
  "Étage\r\nn°2",
  "Nom\r\nSørensen\r\nGarcía\r\nMüller & Weiß",
];
test.each(
  french.flatMap((each) => ["windows-1252", "macintosh"].map((encoding) => [encoding, each] as const)),
)("accents of %s are those that were written: %j", async (encoding, content) => {
  expect(await chosen([written(content, encoding)])).toEqual({ ok: true, text: content });
});

test.each([
  ["windows-1252", "Référence;Ville\r\nA;L'HAŸ-LES-ROSES\r\nB;L'HAŸ-LES-ROSES"],
  ["windows-1252", "Prénom;Nom\r\nIvana;Žižek\r\nÐuro;Roux"],
  ["macintosh", "Nom;Note\r\nRoux;Voilà le 15 août"],
  ["iso-8859-15", "Nom;Note\r\nSacré-Cœur;Œuvre, 3 €"],
  ["iso-8859-15", "Nom;Note\r\nRoux;D'Œuvre"],
  ["windows-1252", "Nom;Note\r\nRoux;¼ d’heure, 2½ pièces"],
  ["windows-1252", "Nom;Note\r\nRoux;1½h\r\nMartin;T2½"],
])(
  "letters of %s that are rare refuse no file, and decide between two readings: %j",
  async (encoding, content) => {
    expect(await chosen([written(content, encoding)])).toEqual({ ok: true, text: content });
  },
);

test.each([
  ["of DOS", "Prénom;Nom\r\nHélène;Lefèvre", { é: 0x82, è: 0x8a }],
  ["of Polish", "Imię;Nazwisko\r\nPaweł;Wałęsa", { ę: 0xea, ł: 0xb3 }],
])("a text %s, whose letters would be others, is refused with what to do", async (_name, content, codes) => {
  const bytes = Uint8Array.from([...content], (sign) =>
    sign in codes ? Number(Reflect.get(codes, sign)) : sign.charCodeAt(0),
  );
  expect(await chosen([bytes])).toEqual({ ok: false, message: expect.stringContaining("CSV UTF-8") });
});

test.each([
  ["a picture called .csv", "immeubles.csv", [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0)]],
  ["an archive that is no workbook", "immeubles.xlsx", [Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0)]],
  ["an old workbook", "immeubles.csv", [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0)]],
  ["a document by its name", "immeubles.pdf", ["%PDF-1.4"]],
])("%s is refused with what is expected", async (_name, name, parts) => {
  expect(await chosen(parts, name)).toEqual({ ok: false, message: expect.stringContaining(".csv") });
});

test.each([[""], [" \r\n\r\n"]])("an empty file (%j) is refused", async (content) => {
  expect(await chosen([content])).toEqual({ ok: false, message: "Ce fichier est vide." });
});

test("A12 a file that can no longer be read is refused in words", async () => {
  const file = new File([text], "immeubles.csv");
  vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("changed since", "NotReadableError"));
  expect(await readImportFile(file)).toEqual({
    ok: false,
    message: expect.stringContaining("n’a pas pu être lu"),
  });
});

test("a file's columns are called as in the file: « Référence » among buildings, by its whole name among lots", async () => {
  expect(fieldTitle("buildings", "reference")).toBe("Référence");
  expect(fieldTitle("lots", "reference")).toBe("Référence de l’immeuble");
  expect(await modelCsv("buildings").text()).toBe("Référence;Nom;Adresse;Code postal;Ville;Lots\r\n");
});

test("A02 rejected lines are written with all their columns, the reason first, and no cell runs as a formula", async () => {
  const csv = rejectsCsv(
    "users",
    ["Motif du rejet", "Couleur", "E-mail", "Téléphone"],
    [
      { line: 2, field: "phone", message: "Faux.", cells: ["ancien", "rouge", "=1+1", "+33 6"] },
      { line: 3, field: null, message: "Trop court.", cells: ["ancien", "vert"] },
      { line: 4, field: null, message: "Trop long.", cells: ["ancien", 'b"leu', "a;b", "c", "d"] },
    ],
  );
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await csv.arrayBuffer())).toBe(
    [
      "\ufeffMotif du rejet;Couleur;E-mail;Téléphone",
      "Téléphone\u00a0: Faux.;rouge;'=1+1;'+33 6",
      "Toute la ligne\u00a0: Trop court.;vert",
      'Toute la ligne\u00a0: Trop long.;"b""leu";"a;b";c;d',
      "",
    ].join("\r\n"),
  );
});
