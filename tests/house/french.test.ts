/** French texts have their own files, where proof-readers find them; code is in English. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, lineAt, repository, shown, visit } from "./repository.ts";

/** Files that may contain French. */
const home = /\.texts\.tsx?$|^packages\/ui\/src\/texts\.ts$|^apps\/mock-server\/src\/seed\//;

const frenchLetter = /[àâæçéèêëîïôœùûüÿ]/i;
/** Not English: one is enough. */
const frenchWord =
  /\b(?:aucune?|veuillez|annuler|enregistrer|supprimer|fermer|ajouter|rechercher|valider|envoyer|immeubles?|connexion|retour|bonjour|merci|vous|votre|cette|chargement|erreur)\b/i;
/** May be something else (an id, a language code): two are needed. */
const smallWord =
  /\b(?:le|la|les|un|une|des|du|de|est|sont|avec|pour|dans|sur|ou|et|par|ce|ne|pas|au|aux)\b/gi;

/** A lower-case word or text without a space is a name, key or address part: `retour`, `#immeubles`. */
const isName = (text: string) => !/^[A-Z]|\s/.test(text.trim());

/** A single character is for folding or comparing. */
const isFrench = (text: string) =>
  text.trim().length > 1 &&
  (frenchLetter.test(text) ||
    (frenchWord.test(text) && !isName(text)) ||
    new Set((text.match(smallWord) ?? []).map((word) => word.toLowerCase())).size > 1);

function strayFrench(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => isSource(file) && !isTest(file) && !home.test(file.path))
    .flatMap((file) => {
      const faults: Fault[] = [];
      const look = (text: string, offset: number) => {
        if (!isFrench(text)) return;
        const why = `says "${text.trim().slice(0, 60)}": French belongs in a *.texts.ts, where it is proof-read`;
        faults.push({ path: file.path, line: lineAt(file.text, offset), why });
      };
      visit(file, {
        Literal: (node) => {
          if (typeof node.value === "string") look(node.value, node.start);
        },
        TemplateElement: (node) => look(node.value.cooked ?? "", node.start),
        JSXText: (node) => look(node.value, node.start),
      });
      return faults;
    });
}

test("French stands only in texts files and in the seed", () => {
  expect(shown(strayFrench(repository))).toEqual([]);
});

test("French in a string, a template and an element is caught; in a comment, a texts file or English it is not", () => {
  const faulty = `// Déjà vu
    const a = "Aucun résultat", b = \`\${a} enregistré\`, c = <p>le nom de la rue</p>;
    const d = "Retour", e = "é", f = "?retour=", g = "a list of de luxe flats", h = /[éè]/;`;
  const files = [
    { path: "apps/web/src/a.tsx", text: faulty },
    { path: "apps/web/src/a.texts.ts", text: 'export const a = "Aucun résultat";' },
  ];
  expect(strayFrench(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    "apps/web/src/a.tsx:2",
    "apps/web/src/a.tsx:2",
    "apps/web/src/a.tsx:2",
    "apps/web/src/a.tsx:3",
  ]);
});
