import { expect, test } from "vitest";
import { mappingStep, withChosenFields } from "./column-mapping.ts";

const text =
  "Liste\r\n\r\nPrénom;Nom;Coordonnées;Joindre;Motif du rejet\r\nAda;Essai;ada@essai.test;0612345678;x\r\nBo;Essai;;0612345679;\r\n";

test("columns whose titles are unknown are shown with three values, beside the fields without a column", () => {
  expect(mappingStep("users", text, { joindre: "phone" })).toEqual({
    columns: [
      { title: "Coordonnées", samples: ["ada@essai.test"], field: undefined },
      { title: "Joindre", samples: ["0612345678", "0612345679"], field: "phone" },
    ],
    fields: { email: "E-mail", phone: "Téléphone" },
  });
  expect(mappingStep("users", "Prénom;Nom;E-mail;Téléphone;Note\n", {})).toBeUndefined();
  expect(mappingStep("users", "Prénom;Nom;E-mail\n", {})).toBeUndefined();
  const unknown = mappingStep("users", "Liste\nA\tB\tC\n1\t2\t3\n", {});
  expect(unknown?.columns.map(({ title }) => title)).toEqual(["A", "B", "C"]);
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
