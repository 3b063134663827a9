import { expect, it } from "vitest";
import { linkAddress } from "./link-address.ts";

it.each([
  ["exemple.fr", "https://exemple.fr"],
  ["www.école.fr/a?b#c", "https://www.école.fr/a?b#c"],
  ["exemple.fr?id=3", "https://exemple.fr?id=3"],
  ["exemple.fr#horaires", "https://exemple.fr#horaires"],
  ["exemple.fr:8080/x", "https://exemple.fr:8080/x"],
  ["//exemple.fr/x", "https://exemple.fr/x"],
  ["HTTP://exemple.fr", "http://exemple.fr"],
  ["http://intranet/page", "http://intranet/page"],
  ["https://exemple.fr/a b.pdf", "https://exemple.fr/a%20b.pdf"],
  ["\u200b exemple.fr\u00a0", "https://exemple.fr"],
  ["contact@exemple.fr", "mailto:contact@exemple.fr"],
  ["contact@exemple.fr?subject=Deux mots", "mailto:contact@exemple.fr?subject=Deux%20mots"],
  ["mailto:a@b.fr?subject=Deux mots", "mailto:a@b.fr?subject=Deux%20mots"],
  ["06 12 34 56 78", "tel:+33612345678"],
  ["+33 (0)6.12.34.56.78", "tel:+33612345678"],
  ["tel:06 12 34 56 78", "tel:+33612345678"],
  ["tel:+33612345678;ext=3", "tel:+33612345678;ext=3"],
  ["3949", "tel:3949"],
  ["116 117", "tel:116117"],
])("%s leads to %s", (typed, address) => expect(linkAddress(typed)).toBe(address));

it.each([
  "",
  "bonjour",
  "javascript:alert(1)",
  "java\u00adscript:alert(1)",
  "data:text/html,x",
  "file:///C:/plan.pdf",
  "plan.pdf",
  "/relatif",
  "page.html?x=1",
  "#horaires",
  "https://",
  "https:// exemple.fr",
  "ftp://exemple.fr",
  "voir exemple.fr",
  "mailto:",
  "2026",
])("%s is no address of a link", (typed) => expect(linkAddress(typed)).toBeUndefined());
