/** What an area's records are called in French: all words that agree with it are made of this. */
export interface Noun {
  /** In lower case: « point de livraison ». */
  readonly one: string;
  readonly many: string;
  readonly isFeminine: boolean;
}

interface NounFacts {
  /** Defaults to an « s » at each word before the first « de » or « à ». */
  readonly many?: string;
  readonly isFeminine?: boolean;
}

/** A noun by its singular, masculine unless said. */
export const noun = (one: string, { many = pluralOf(one), isFeminine = false }: NounFacts = {}): Noun => ({
  one,
  many,
  isFeminine,
});

/** « Point de livraison » and « Points de livraison »: an entity's own names. */
export const namesOf = ({ one, many }: Noun) => ({ singular: capital(one), plural: capital(many) });

/** « un immeuble », « une prestation ». */
export const withArticle = ({ one, isFeminine }: Noun): string => `${isFeminine ? "une" : "un"} ${one}`;

/** « Nouveau quartier », « Nouvel immeuble », « Nouvelle prestation ». */
export function newOne({ one, isFeminine }: Noun): string {
  if (isFeminine) return `Nouvelle ${one}`;
  return `${startsWithVowel(one) ? "Nouvel" : "Nouveau"} ${one}`;
}

/** The summaries of an area's usual routes: those that are named. */
export function summariesOf<const K extends keyof ReturnType<typeof allSummaries>>(
  of: Noun,
  ...routes: readonly K[]
): { readonly [R in K]: string } {
  const all = allSummaries(of);
  return Object.fromEntries(routes.map((route) => [route, all[route]])) as { readonly [R in K]: string };
}

/** The routes that nearly every area has whose records are made by hand, for {@link summariesOf}. */
export const crudRoutes = ["create", "edit", "delete", "history"] as const;

/** A plural never elides. */
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

/** A first letter as a capital: « Élément » keeps its accent. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const startsWithVowel = (word: string): boolean => /^[aeiouyàâéèêîôœ]/i.test(word);
