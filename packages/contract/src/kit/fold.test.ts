import { expect, test } from "vitest";
import { beginningsOf, fold, withoutQuotes } from "./fold.ts";

test("A21 case, accents, ligatures and typographic signs make no difference to a search", () => {
  expect(fold("Résidence Le Cœur")).toBe("residence le coeur");
  expect(fold("IMM‐00‑12–3—4−5")).toBe("imm 00 12 3 4 5");
  expect(fold("L’Été, l‘orme, 12′ ‹ici›")).toBe("l'ete, l'orme, 12' 'ici'");
  expect(fold("«\u00a0Les Lilas\u202f» “est” 3″")).toBe('" les lilas " "est" 3"');
});

// Residents' families, a French keyboard's keys for them, and what copies leave of a text.
test.each([
  ["Łuczak Sørensen Đorđević Işık Þórsson", "luczak sorensen dordevic isik thorsson"],
  ["İstanbul ĲSSEL ĳ Ħal Ŋ Guðrún Əliyev", "istanbul ijssel ij hal n gudrun eliyev"],
  ["S\u00adaint\u200b Quen\u2060tin\ufeff", "saint quentin"],
  ["l´orme, l`orme, l’orme", "l'orme, l'orme, l'orme"],
  ["Oﬃce ﬁscal ½ Ｆｕｌｌ", "office fiscal 1/2 full"],
  ["n° 28, nº28, N°28, №28", "no 28, no 28, no 28, no 28"],
  ["किरण がく กิน", "किरण がく กิน"],
  ["Saint‐Quentin, Val - d’Oise", "saint quentin, val d'oise"],
])("A21 %s is read as %s", (text, read) => {
  expect(fold(text)).toBe(read);
});

test("a folded text is folded", () => {
  for (const text of ["IMM‑12", "« Œuvre »", "A^b`c´", "ﬁn ½ İ ß", "№ 3 − 4"])
    expect(fold(fold(text))).toBe(fold(text));
});

test.each([
  ['"Le Port"', "Le Port"],
  ["«\u00a0Le Port\u202f»", "Le Port"],
  ["rue “du”Port", "rue  du Port"],
  ["l’île", "l’île"],
  ['"', '"'],
  ["« »", "« »"],
])("A21 the words of %s are those of « %s »", (typed, words) => {
  expect(withoutQuotes(typed)).toBe(words);
});

test("A09 a title begins with what was typed, or with what stands between the quotation marks", () => {
  expect(beginningsOf("« Le “Port” »")).toEqual(["« Le “Port” »", "Le “Port"]);
  expect(beginningsOf("12' rue")).toEqual(["12' rue"]);
  expect(beginningsOf("« »")).toEqual(["« »"]);
});
