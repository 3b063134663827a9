export interface Noun {
  /** Lower case: « point de livraison ». */
  readonly one: string;
  readonly many: string;
  readonly isFeminine: boolean;
}

interface NounFacts {
  /** Defaults to an « s » at each word before the first « de » or « à ». */
  readonly many?: string;
  readonly isFeminine?: boolean;
}

/** A noun by its singular. Defaults to masculine. */
export const noun = (one: string, { many = pluralOf(one), isFeminine = false }: NounFacts = {}): Noun => ({
  one,
  many,
  isFeminine,
});

/** « Point de livraison », « Points de livraison ». */
export const namesOf = ({ one, many }: Noun) => ({ singular: capital(one), plural: capital(many) });

/** « un immeuble », « une prestation ». */
export const withArticle = ({ one, isFeminine }: Noun): string => `${isFeminine ? "une" : "un"} ${one}`;

/** « Nouveau quartier », « Nouvel immeuble », « Nouvelle prestation ». */
export function newOne({ one, isFeminine }: Noun): string {
  if (isFeminine) return `Nouvelle ${one}`;
  return `${startsWithVowel(one) ? "Nouvel" : "Nouveau"} ${one}`;
}

/** Summaries of the usual routes, in French. */
export function summariesOf<const K extends keyof ReturnType<typeof allSummaries>>(
  of: Noun,
  ...routes: readonly K[]
): { readonly [R in K]: string } {
  const all = allSummaries(of);
  return Object.fromEntries(routes.map((route) => [route, all[route]])) as { readonly [R in K]: string };
}

/** For {@link summariesOf}. */
export const crudRoutes = ["create", "edit", "delete", "history"] as const;

/** Plurals never elide. */
const ofMany = ({ many }: Noun): string => "des ".concat(many);

const allSummaries = (of: Noun) => ({
  list: `Liste ${ofMany(of)}`,
  export: `Export ${ofMany(of)}`,
  search: `${capital(of.many)}, pour un sélecteur`,
  cities: `Villes ${ofMany(of)}, pour un sélecteur`,
  sort: `Déplacer ${withArticle(of)}`,
  create: newOne(of),
  edit: `Modifier ${withArticle(of)}`,
  delete: `Supprimer ${withArticle(of)}`,
  history: "Historique d’".concat(withArticle(of)),
});

function pluralOf(one: string): string {
  const [, words = one, rest = ""] = /^(.*?)( (?:de|à) .*)?$/.exec(one) ?? [];
  const plural = words.split(" ").map((word) => (/[sxz]$/.test(word) ? word : `${word}s`));
  return `${plural.join(" ")}${rest}`;
}

/** Capitalises, accents included: « Élément ». */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const startsWithVowel = (word: string): boolean => /^[aeiouyàâéèêîôœ]/i.test(word);
