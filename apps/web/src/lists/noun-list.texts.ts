import { capital, type Noun, withArticle } from "@palier/contract/kit/noun.texts";
import type { ListTexts } from "./define-list.ts";

export function listTextsOf(noun: Noun, own: Partial<ListTexts> = {}): ListTexts {
  const none = `${noun.isFeminine ? "Aucune" : "Aucun"} ${noun.one}`;
  return {
    title: capital(noun.many),
    searchPlaceholder: `Rechercher ${withArticle(noun)}`,
    empty: `${none} pour l’instant`,
    noMatch: `${none} ne correspond`,
    ...own,
  };
}
