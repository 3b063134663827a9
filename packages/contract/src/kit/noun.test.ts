import { expect, test } from "vitest";
import { capital, namesOf, newOne, noun, summariesOf, withArticle } from "./noun.texts.ts";

test("a plural follows from the singular, up to the first preposition", () => {
  const plurals = ["immeuble", "service géré", "point de livraison", "montant à valider", "devis", "choix"];
  expect(plurals.map((one) => noun(one).many)).toEqual([
    "immeubles",
    "services gérés",
    "points de livraison",
    "montants à valider",
    "devis",
    "choix",
  ]);
  expect(noun("tableau", { many: "tableaux" }).many).toBe("tableaux");
});

test("what is new agrees in gender, and before a vowel", () => {
  expect(["quartier", "immeuble", "événement"].map((one) => newOne(noun(one)))).toEqual([
    "Nouveau quartier",
    "Nouvel immeuble",
    "Nouvel événement",
  ]);
  expect(newOne(noun("actualité", { isFeminine: true }))).toBe("Nouvelle actualité");
});

test("summaries are those of the routes that are named", () => {
  const of = noun("prestation", { isFeminine: true });
  expect(summariesOf(of, "list", "edit", "history")).toEqual({
    list: "Liste des prestations",
    edit: "Modifier une prestation",
    history: "Historique d’une prestation",
  });
  expect([withArticle(of), namesOf(of)]).toEqual([
    "une prestation",
    { singular: "Prestation", plural: "Prestations" },
  ]);
  expect(capital("événement")).toBe("Événement");
});
