import { expect, it } from "vitest";
import { counted, of } from "./index.ts";

it.each([
  "Élodie Petit",
  "antoine.morel@exemple.fr",
  "Entretien du linge",
  "ÎLE VERTE",
  "Œuvres",
  "Hélène",
  "hôtel des Ventes",
  "Habitat 69",
  "Humbert",
  "Huîtres",
  "Yves",
  "Yeu",
  "« Été »",
  "immeubles.csv",
  "E\u0301lodie",
])("elides before a vowel or a mute h: %s", (name) => {
  expect(of(name)).toBe(`d’${name}`);
});

it.each([
  "Jeanne Martin",
  "Halles",
  "Hauts de Seine",
  "Hameau des Vignes",
  "Hérons",
  "Le Havre",
  "Havre",
  "Hotte",
  "Houx",
  "huit",
  "Hugo",
  "Hassan",
  "Yann",
  "Yannick",
  "onze",
  "8 h",
  "11 rue des Lilas",
  "1",
  "Le Clos Saint-Jean",
  "Les Tilleuls",
  "Çelik",
  "« Printemps »",
  "",
])("does not elide before a consonant, an aspirated h, a figure: %s", (name) => {
  expect(of(name)).toBe(`de ${name}`);
});

it("agrees a noun with its number", () => {
  const buildings = (value: number) => counted(value, "immeuble", "immeubles");
  expect([0, 1, 2, 1234].map(buildings)).toEqual([
    "0\u00a0immeuble",
    "1\u00a0immeuble",
    "2\u00a0immeubles",
    "1\u202f234\u00a0immeubles",
  ]);
});
