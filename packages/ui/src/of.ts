import { isolated } from "@palier/contract/kit/typed-text";

/** An aspirated h prevents elision; without accents. Others have a mute h. */
const aspirated =
  /^h(?:a(?!bil|bit|drien|lein|lluc|ltere|mec|rmon)|e(?:aume|in|lm|nn|raut|risson|ron|ros\b|rse|tre|urt)|i(?:bou|ch|de|erar|lt|ss)|o(?:bb|c|ll|mard|nfl|ng|nt|qu|rs|tt|u)|u(?:blot|e|go\b|guen|it(?!r)|l|n|pp|r|ss|tt))/;

/** No elision despite an initial vowel; figures too: « de 8 h », « de 11 ». */
const unelided = /^(?:\d|onz|oui\b|uhl|y(?!eu\b|erres)[aeiou])/;

const elided = /^[aehiouyœæ]/;

/**
 * « de Jeanne Martin », « d’Élodie Petit », « d’Hélène », « de Hameau des Vignes ». Ignores accents, case and
 * quotation marks. Names as stored: « de Le Clos », not « du Clos ».
 */
export function of(name: string): string {
  const word = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]|^[^\p{L}\d]+/gu, "");
  const isElided = elided.test(word) && !aspirated.test(word) && !unelided.test(word);
  return `${isElided ? "d’" : "de "}${isolated(name)}`;
}
