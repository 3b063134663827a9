/**
 * French stands in files of its own, where proof-readers find it; and what they can't see in a template is right:
 * its typography, and the grammar that a value may break.
 */
import type { ESTree } from "vite";
import { expect, test } from "vitest";
import {
  type Fault,
  isSource,
  isTest,
  lineAt,
  repository,
  type SourceFile,
  shown,
  visit,
} from "./repository.ts";

const isTexts = ({ path }: SourceFile) => /\.texts\.ts$|^packages\/ui\/src\/texts\.ts$/.test(path);

/** Ends with a word that elides before some values: `d’Élodie`, `l’incident`, `qu’Anne`. */
const variable = /(?:^|[\s(«’])(?:de|du|des|le|la|que|ne|se|au|aux|jusque|lorsque|puisque)[\s\u00a0]$/i;
/** Must precede a vowel. */
const elided = /(?:^|[\s(«])(?:d|l|qu|n|s|jusqu|lorsqu|puisqu)’$/i;

/** Never elide: `de ${formatMoney(cents)}`, `le ${at}`. */
const isFigure = (node: ESTree.Expression) =>
  (node.type === "CallExpression" &&
    /^format(?:Count|Number|Money|Cents|Date|DateTime|Time)$/.test(nameOf(node.callee))) ||
  /^(?:at|expected|hour|validUntil)$/.test(nameOf(node));

/** Wrong after 0 and 1. */
const plural =
  /^[\s\u00a0](?!(?:dans|inclus|mois|pas|plus|premi(?:er|ère)s|puis|sans|sous)\b)[\p{Ll}’]{2,}[sx](?=[\s\u00a0.,;:!?)]|$)/u;
/** A constant of the product, at least 2. */
const isLimit = (node: ESTree.Expression) => /^(?:limit|max|min|most)$/.test(nameOf(node));
/** A question quotes a record's name: « Supprimer « Les Lilas » ? ». A number is no name. */
const asks = /^\u202f\?/;
const isNumber = (node: ESTree.Expression) => nameOf(node) === "number";

const startsWord = /(?:^|[\s\u00a0(«])$/;

const nameOf = (node: ESTree.Expression): string => (node.type === "Identifier" ? node.name : "");

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
}

const spaces: readonly Rule[] = [
  { pattern: /[^\u202f][;!?](?=\s|$)/, why: "no narrow space (U+202F) before ; ! ?" },
  { pattern: /[^\u00a0\s]\u202f?:(?=\s)|[ \u202f]:(?=\s|$)/, why: "no no-break space (U+00A0) before :" },
  { pattern: /«(?!\u00a0)|(?<!\u00a0)»/, why: "no no-break space (U+00A0) inside « »" },
  {
    pattern: /\d (?:h|min|s|ms|jours?|minutes?|%|€|[kMG]?o|km|m²|kg)(?![\p{L}\d])|\d (?=\d{3}(?!\d))/u,
    why: "no no-break space between a figure and its unit, or its thousands",
  },
  { pattern: /\d\s?[KMG]o\b(?<!\d\s?[MG]o)|\bKg\b/, why: "a unit in the wrong case: ko, kg" },
  { pattern: /\d\s?h(?:[–-]|\s[–-]\S)|\d[–-]\d+\s?h/, why: "no spaces around the dash between hours" },
  { pattern: /[\p{L}]'[\p{L}]/u, why: "a straight apostrophe" },
  {
    pattern:
      /\bn° (?=\d)|\b(?:Etat|Etage|Ecran|Echec|Electricité|Etape|Evénement|A (?:valider|traiter|vérifier))\b/,
    why: "a capital without its accent, or a plain space after n°",
  },
];

interface Text {
  readonly parts: readonly string[];
  readonly values: readonly ESTree.Expression[];
  readonly offset: number;
}

function textsOf(file: SourceFile): readonly Text[] {
  const texts: Text[] = [];
  visit(file, {
    Literal: ({ value, start }) => {
      if (typeof value === "string") texts.push({ parts: [value], values: [], offset: start });
    },
    TemplateLiteral: ({ quasis, expressions, start }) => {
      const parts = quasis.map((quasi) => quasi.value.cooked ?? "");
      texts.push({ parts, values: expressions, offset: start });
    },
  });
  return texts;
}

const isFrench = (text: string) => /[\p{L}]{2}/u.test(text) && /[\s\u00a0«»’àâçéèêëîïôûù]/iu.test(text);

/**
 * Without code, addresses, quoted characters and the specification's English texts, which follow other rules.
 */
const prose = (text: string) =>
  text.replace(/`[^`]*`|\{"[^}]*\}|https?:\S+|; charset=\S+|«\u00a0.\u00a0»|You have unsaved changes!/g, "x");

function faultsOf({ parts, values }: Text): readonly string[] {
  const filled = values.flatMap((value, index) => {
    const before = parts[index] ?? "";
    const after = parts[index + 1] ?? "";
    return [
      ...(variable.test(before) && !isFigure(value)
        ? [`"${before.slice(-12)}" before a value: use of()`]
        : []),
      ...(elided.test(before)
        ? [`"${before.slice(-12)}" before a value, which may begin with a consonant`]
        : []),
      ...(plural.test(after) && startsWord.test(before) && !isLimit(value)
        ? [`a value and "${after.slice(0, 16)}": use counted()`]
        : []),
      ...(asks.test(after) && value.type === "Identifier" && !isNumber(value)
        ? ["a question about a bare name: use quoted()"]
        : []),
    ];
  });
  // With a word for each value.
  const whole = prose(parts.join("x"));
  return isFrench(whole) || spaces.some(({ pattern }) => pattern.test(whole))
    ? [...filled, ...spaces.filter(({ pattern }) => pattern.test(whole)).map(({ why }) => why)]
    : filled;
}

function frenchFaults(files: readonly SourceFile[]): Fault[] {
  return files.filter(isTexts).flatMap((file) =>
    textsOf(file).flatMap((text) =>
      faultsOf(text).map((fault) => ({
        path: file.path,
        line: lineAt(file.text, text.offset),
        why: `says "${text.parts.join("…").trim().slice(0, 50)}": ${fault}`,
      })),
    ),
  );
}

test("no value can break the grammar of a French text, and its spaces are French", () => {
  expect(shown(frenchFaults(repository))).toEqual([]);
});

test("an elision, an agreement and a space that a value or a keyboard breaks are caught, and what cannot break is not", () => {
  const bad = [
    "`Compte de {name}`",
    "`Historique du {record}`",
    "`Voir l’{record}`",
    "`en tant que {name}`",
    "`{count} immeubles`",
    "`Supprimer {name}\u202f?`",
    "`{rejected} lignes n’ont pas été importées.`",
    '"Supprimer ?"',
    '"Supprimer\\u00a0?"',
    '"Attention !"',
    '"Motif : autre"',
    '"Motif\\u202f: autre"',
    '"Le nom « Palier »"',
    '"Le nom «\\u202fPalier\\u202f»"',
    '"Un fichier de 675 ko"',
    '"Un fichier de 675\\u00a0Ko"',
    '"Au plus 100 000 lignes"',
    '"De 8 h–20 h"',
    '"De 8\\u00a0h–20\\u00a0h"',
    '"L\'immeuble est vide"',
    '"A valider"',
    '"Kg"',
  ];
  const good = [
    "`Compte {of(name)}`",
    "`Semaine du {formatDate(monday)}`",
    "`Remboursement de {formatMoney(cents)}`",
    "`Ajouter à {building}`",
    "`Retrait effectué\\u00a0: {name}`",
    '`{counted(count, "immeuble", "immeubles")} en plus`',
    "`{name} dans cet immeuble`",
    '"Supprimer\\u202f? Oui\\u202f; non\\u202f!"',
    '"Le nom «\\u00a0Palier\\u00a0»\\u00a0: oui"',
    '"De 8\\u00a0h\\u00a0–\\u00a020\\u00a0h, 675\\u00a0ko, 100\\u202f000 lignes"',
    '"https://exemple.fr?retour=1"',
    '"Rupture de `a ; b`"',
  ];
  // `{name}` stands for a value.
  const caught = (text: string) =>
    frenchFaults([
      { path: "apps/web/src/a.texts.ts", text: `export const a = ${text.replaceAll("{", "${")};` },
    ]).length > 0;
  expect(bad.filter((text) => !caught(text))).toEqual([]);
  expect(good.filter(caught)).toEqual([]);
});

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

/** Characters without a word among them are for folding, comparing or a pattern. */
const saysFrench = (text: string) =>
  /[a-zà-öø-ÿœæ]{3}/i.test(text) &&
  (frenchLetter.test(text) ||
    (frenchWord.test(text) && !isName(text)) ||
    new Set((text.match(smallWord) ?? []).map((word) => word.toLowerCase())).size > 1);

function strayFrench(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => isSource(file) && !isTest(file) && !home.test(file.path))
    .flatMap((file) => {
      const faults: Fault[] = [];
      const look = (text: string, offset: number) => {
        if (!saysFrench(text)) return;
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
  const text = `// Déjà vu
    const a = "Aucun résultat", b = \`\${a} enregistré\`, c = <p>le nom de la rue</p>;
    const d = "Retour", e = "é", f = "?retour=", g = "a list of de luxe flats", h = /[éè]/;`;
  const lines = (path: string) => strayFrench([{ path, text }]).map(({ line }) => line);
  expect(lines("apps/web/src/a.tsx")).toEqual([2, 2, 2, 3]);
  expect(lines("apps/web/src/a.texts.tsx")).toEqual([]);
});
