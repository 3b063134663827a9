import { expect, test } from "vitest";
import { forOtherFiles, mappingStep, withChosenFields } from "./column-mapping.ts";

const text =
  "Liste\r\n\r\nPrénom;Nom;Coordonnées;Joindre;Motif du rejet\r\nAda;Essai;ada@essai.test;0612345678;x\r\nBo;Essai;;0612345679;\r\n";

test("columns whose titles are unknown are shown with three values, beside the fields without a column", () => {
  expect(mappingStep("users", text, { joindre: "phone" })).toEqual({
    columns: [
      { key: "coordonnees", title: "Coordonnées", samples: ["ada@essai.test"], field: undefined },
      { key: "joindre", title: "Joindre", samples: ["0612345678", "0612345679"], field: "phone" },
    ],
    fields: { email: "E-mail", phone: "Téléphone" },
  });
  expect(mappingStep("users", "Prénom;Nom;E-mail;Téléphone;Note\n", {})).toBeUndefined();
  expect(mappingStep("users", "Prénom;Nom;E-mail\n", {})).toBeUndefined();
  const unknown = mappingStep("users", "Liste\nA\tB\tC\n1\t2\t3\n", {});
  expect(unknown?.columns.map(({ title }) => title)).toEqual(["A", "B", "C"]);
});

test("columns without a title are offered where they have values, and chosen for this file alone; so is a title's second", () => {
  const file = "Prénom;;Nom;Имя;Contact;Contact;\u200b\nAda;0612345670;Essai;Ада;a@essai.test;b;\n";
  const keys = mappingStep("users", file, {})?.columns.map(({ key, title }) => `${key} ${title}`);
  expect(keys).toEqual(["#B colonne B, sans titre", "Имя Имя", "contact Contact", "#F Contact (F)"]);
  const chosen = { "#B": "phone", contact: "email" };
  expect(withChosenFields("users", file, chosen).split("\n")[0]).toBe(
    "Prénom;Téléphone;Nom;Имя;E-mail;Contact;\u200b",
  );
  expect(forOtherFiles(chosen)).toEqual({ contact: "email" });
});

test("a first row that holds values is no header: nobody of it is lost as a title", () => {
  expect(
    mappingStep("users", "Ada;Essai;ada@essai.test;0612345670\nBo;Essai;bo@essai.test;\n", {}),
  ).toBeUndefined();
  expect(mappingStep("lots", "R-1;12;2\nR-1;13;2\n", {})).toBeUndefined();
  const people = "Ada;Essai;ada@essai.test;0612345670\nBo;Roux;;\nCy;Petit;cy@essai.test;0612345671\n";
  expect(mappingStep("users", people, {})).toBeUndefined();
});

test("a year among the titles makes no values of them", () => {
  expect(mappingStep("users", "Qui;Comment;2026\nAda;Essai;x\n", {})).toBeDefined();
});

test("a chosen column gets our title, in its place and line; a field is given once, and known titles stay", () => {
  const chosen = { coordonnees: "email", joindre: "phone", nom: "email", liste: "lastName" };
  expect(withChosenFields("users", `\ufeff${text}`, chosen)).toBe(
    text.replace("Coordonnées", "E-mail").replace("Joindre", "Téléphone"),
  );
  expect(withChosenFields("users", text, { coordonnees: "email", joindre: "email" })).toContain(
    ";E-mail;Joindre;",
  );
  expect(withChosenFields("users", 'a,"b ""c""\nd",e\n1,2,3\n', { bcd: "email" })).toBe(
    "a,E-mail,e\n1,2,3\n",
  );
  expect(withChosenFields("users", "", { a: "email" })).toBe("");
});
