/** Words with an aspirated h, by their beginning and without accents: no elision before them. The others have a mute h. */
const aspirated =
  /^h(?:a(?!bil|bit|drien|lein|lluc|ltere|mec|rmon)|e(?:aume|in|lm|nn|raut|risson|ron|ros\b|rse|tre|urt)|i(?:bou|ch|de|erar|lt|ss)|o(?:bb|c|ll|mard|nfl|ng|nt|qu|rs|tt|u)|u(?:blot|e|go\b|guen|it(?!r)|l|n|pp|r|ss|tt))/;

/** Words that begin with a vowel and are spoken as if they did not. A figure is one of them: « de 8 h », « de 11 ». */
const unelided = /^(?:\d|onz|oui\b|uhl|y(?!eu\b|erres)[aeiou])/;

const elided = /^[aehiouyœæ]/;

/**
 * « de » and a name: « de Jeanne Martin », « d’Élodie Petit », « d’Hélène », « de Hameau des Vignes ». The first letter or
 * figure decides, whatever accent, capital or quotation mark it has. A record's name is quoted as it is stored, so that « Le »
 * and « Les » stay: « de Le Clos », and not « du Clos ».
 */
export function of(name: string): string {
  const word = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]|^[^\p{L}\d]+/gu, "");
  const isElided = elided.test(word) && !aspirated.test(word) && !unelided.test(word);
  return `${isElided ? "d’" : "de "}${name}`;
}
