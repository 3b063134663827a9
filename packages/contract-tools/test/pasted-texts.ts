/** What people paste into a search or a field. */
export const pastedTexts = [
  "Łuczak Sørensen Đorđević IŞIK Þórsson Ĳssel ĳ Œuvre ẞ",
  "saint-quentin Saint - Quentin val‐d’oise -12 − 12 (-3) saint- --4",
  "n° 28 nº29 № 30 N°31 bon° 2",
  "S\u00adaint\u200b \ufeffﬁn ½ Ｆｕｌｌ－１ ² …",
  " Le\u00a0 Havre\u200b",
  "l´orme l`orme l’orme « Lilas » “est” 3″",
  "Orle\u0301ans-Essai",
  "\u2066\u0645\u064f\u062d\u2069 ΟΔΟΣ \u{1f469}\u200d\u{1f467}\ufe0f",
  "\u3164\u2800\u2060",
  "100 % _ \\ 'x'",
  "किरण がく กิน \u0d05\u0d35\u0d28\u0d4d\u200d \u0645\u06cc\u200c\u062e",
  "İstanbul Guðrún Əliyev Ɛkua Ŋaɲa col·legi Fa\ua78ca",
];
