const plural = (count: number | bigint): string => (count < 2 ? "" : "s");
const characters = (count: number | bigint): string => `${count}\u00a0caractère${plural(count)}`;
const figure = (count: number | bigint): string => count.toLocaleString("fr-FR");
const items = (count: number | bigint): string => `${count}\u00a0élément${plural(count)}`;
const inBrackets = (word: string): string => (word === "" ? "" : ` (${word})`);

export const checkTexts = {
  required: "Ce champ est obligatoire.",
  invalid: "Cette valeur n’est pas valide.",
  notText: "Un texte est attendu.",
  notNumber: "Un nombre est attendu.",
  notInteger: "Un nombre entier est attendu.",
  notFlag: "Oui ou non est attendu.",
  notList: "Une liste est attendue.",
  notObject: "Un objet est attendu.",
  email: "Cette adresse e-mail n’est pas valide (exemple\u00a0: prenom.nom@exemple.fr).",
  phone: "Ce numéro de téléphone n’est pas valide (exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078).",
  /** A French number has ten figures. */
  phoneFigures: (count: number) =>
    `Ce numéro a ${figure(count)}\u00a0chiffre${plural(count)}, un numéro français en a\u00a010 (exemple\u00a0: 06\u00a012\u00a034\u00a056\u00a078).`,
  phoneFaults: {
    short: (country: string) => `Ce numéro de téléphone est trop court${inBrackets(country)}.`,
    long: (country: string) => `Ce numéro de téléphone est trop long${inBrackets(country)}.`,
    none: (country: string) => `Ce numéro de téléphone ne peut pas exister${inBrackets(country)}.`,
    noCountry: "Aucun pays n’a l’indicatif de ce numéro de téléphone.",
    otherCountry: (number: string) => `Ce numéro n’existe pas sous cet indicatif\u00a0: écrivez ${number}.`,
    written: (number: string) => `Écrivez ce numéro ${number}.`,
  },
  postalCode: "Un code postal a 5 chiffres et commence par le numéro du département (exemple\u00a0: 69003).",
  url: "Cette adresse web n’est pas valide (exemple\u00a0: https://exemple.fr).",
  date: "Cette date n’est pas valide (JJ/MM/AAAA).",
  choice: "Ce choix n’est pas proposé.",
  unknownField: (names: string) => `Champ inconnu\u00a0: ${names}.`,
  money: "Un montant en euros est attendu (exemple\u00a0: 12,50).",
  moneyMinus: "Un montant ne peut pas être négatif.",
  moneyDecimals: "Deux décimales au plus (exemple\u00a0: 12,50).",
  moneyNone: "Le montant doit être d’au moins 0,01\u00a0€.",
  moneyTooMuch: "Le montant doit être d’au plus 1\u202f000\u202f000\u202f000\u00a0€.",
  tooLong: (max: number | bigint) => `Au plus ${characters(max)}.`,
  tooShort: (min: number | bigint) => `Au moins ${characters(min)}.`,
  tooSmall: (min: number | bigint) => `Indiquez ${figure(min)} ou plus.`,
  tooBig: (max: number | bigint) => `Indiquez ${figure(max)} ou moins.`,
  tooFew: (min: number | bigint) => `Au moins ${items(min)}.`,
  tooMany: (max: number | bigint) => `Au plus ${items(max)}.`,
} as const;

export const countTexts = { at: "Compté à", counts: "Lignes par onglet" } as const;

export const identityTexts = { id: "N°", version: "Version" } as const;

/** Suffix of labels of id columns: « Quartier (n°) » beside « Quartier ». */
export const numberMark = " (n°)";
