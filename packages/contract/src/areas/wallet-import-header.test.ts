import { expect, test } from "vitest";
import { findImportHeader, headerSearched, type ImportKind, importKindOf } from "./wallet-import-header.ts";

const own = "Prénom;Nom;E-mail;Téléphone";

test.each<[ImportKind, string, string]>([
  ["users", "PRENOM ; nom ;E - mail;telephone", "firstName lastName email phone"],
  ["users", "Prénom\n(usuel);NOM *;Adresse e-mail;Portable", "firstName lastName email phone"],
  ["users", "Nom de famille;Prénoms;Mail;Tél.", "lastName firstName email phone"],
  ["users", "Mél;Prénom;Nom;Telephone mobile", "email firstName lastName phone"],
  [
    "users",
    "Nom du locataire;Prénom locataire;Mail perso;Numéro de portable",
    "lastName firstName email phone",
  ],
  ["users", "First Name;Last Name;E‑mail 1;Phone", "firstName lastName email phone"],
  [
    "buildings",
    "Réf. copro;Copro;Adresse complète;Code Postal;Commune;Nb. lots",
    "reference name street postalCode city lotCount",
  ],
  ["buildings", "Réf.;Résidence;Rue;CP;Commune;Nb lots", "reference name street postalCode city lotCount"],
  ["buildings", "référence;Nom;ADRESSE;C.P.;ville;Lot(s)", "reference name street postalCode city lotCount"],
  ["lots", "Immeuble;N° lot;Niveau", "reference lotNumber floor"],
])("titles of %s that people use are known: %s", (kind, titles, fields) => {
  const { places = {}, ignored } = findImportHeader(kind, [titles.split(";")]) ?? {};
  const inOrder = Object.entries(places).toSorted(([, a], [, b]) => a - b);
  expect(inOrder.map(([name]) => name).join(" ")).toBe(fields);
  expect(ignored).toEqual([]);
});

test("a field's own title goes before other words for it, which are then ignored; the same title twice is said", () => {
  const cells = "Mobile;Prénom;Téléphone;Nom;E-mail;Mail;Motif du rejet;;Couleur".split(";");
  expect(findImportHeader("users", [cells])).toMatchObject({
    places: { firstName: 1, phone: 2, lastName: 3, email: 4 },
    ignored: ["Mobile", "Mail", "Couleur"],
    missing: [],
  });
  expect(findImportHeader("users", [`${own};nom`.split(";")])?.twice).toBe("nom");
});

test("the header is the row of the first ten with most titles; what it lacks is named", () => {
  const above = [["Liste des résidents"], ["Nom", "Karim Benali"]];
  expect(findImportHeader("users", [...above, own.split(";"), ["Ada", "Essai"]])).toMatchObject({ at: 2 });
  const late = Array.from({ length: headerSearched }, () => ["x"]);
  expect(findImportHeader("users", [...late, own.split(";")])).toBeUndefined();
  expect(findImportHeader("users", [["Prénom", "Portable"]])?.missing).toEqual(["lastName", "email"]);
});

test.each([
  ["Prénom;Nom;E-mail\nAda;Essai;ada@essai.test", "users"],
  ["Liste\n\nRéf.,Résidence,Rue,CP,Commune,Nb lots", "buildings"],
  ["Immeuble;N° lot;Niveau", "lots"],
  ["Prénom;Nom\nAda;Essai", undefined],
  ["a;b", undefined],
  ["", undefined],
])("what a file contains is told by its titles: %j", (text, kind) => {
  expect(importKindOf(text)).toBe(kind);
});
