import { array, assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { safeHtml } from "./safe-html.ts";

const safeLink = 'href="https://exemple.fr" target="_blank" rel="noopener noreferrer"';

test.each([
  [
    "<p>Bonjour <strong>à tous</strong> &amp; bonne année</p>",
    "<p>Bonjour <strong>à tous</strong> &amp; bonne année</p>",
  ],
  ['<p onclick="alert(1)" style="color:red">Bonjour</p><script>alert("<p>")</script>', "<p>Bonjour</p>"],
  ["<SCRIPT SRC=//exemple.fr></SCRIPT >fin", "fin"],
  ["<script>alert(1)", ""],
  ["<img src=x onerror=alert(1)>Texte<!-- <p>caché</p> -->", "Texte"],
  ["<svg><a href='javascript:alert(1)'>x</a></svg><iframe src=x>y</iframe>", ""],
  ["<a href='javascript:alert(1)'>Ici</a>", "<a>Ici</a>"],
  ["<a href=' java\nscript:alert(1)'>Ici</a>", "<a>Ici</a>"],
  [
    '<a class="b" target="_self" href="https://exemple.fr" onclick=\'a(">")\'>Ici</a>',
    `<a ${safeLink}>Ici</a>`,
  ],
  ["<a href='https:javascript:alert(1)'>Ici</a>", "<a>Ici</a>"],
  ["<a href='https:/admin/x'>Ici</a>", "<a>Ici</a>"],
  ["<a href='https:///admin/x'>Ici</a>", "<a>Ici</a>"],
  ["<a href='http:admin'>Ici</a>", "<a>Ici</a>"],
  ["<a href=https://exemple.fr>Ici", `<a ${safeLink}>Ici</a>`],
  [
    "<a href='https://exemple.fr/?a=\"><script>'>x</a>",
    '<a href="https://exemple.fr/?a=&quot;&gt;&lt;script&gt;" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ["<p>un<p>deux</b></p>", "<p>un</p><p>deux</p>"],
  ["<b><i>croisé</b></i>", "<b><i>croisé</i></b>"],
  ["<b>un<b>deux</b>trois</b>quatre", "<b>un<b>deux</b>trois</b>quatre"],
  ["<b><p><b><p>", "<b><p><b></b></p><p></p></b>"],
  ["2 < 3 > 1<br/>fin", "2 &lt; 3 &gt; 1<br>fin"],
  ["<div><table><td>Texte</td></table></div>", "Texte"],
  ["<p", "<p></p>"],
  ["<p title='>Texte", "<p>Texte</p>"],
  ["", ""],
])("%s is made safe", (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

const fragments = constantFrom(
  "<",
  ">",
  "/",
  '"',
  "'",
  "=",
  " ",
  "a",
  "p",
  "&lt;",
  "<p>",
  "</p>",
  "<b>",
  "</b>",
  "<br>",
  "<a ",
  "href=",
  "<li>",
  "<ul>",
  "https://x",
  "javascript:",
  "<script>",
  "</script>",
  "<svg",
  "<!--",
  "-->",
  "<!",
  "<?",
  "onclick=",
  "\n",
  "\u0000",
);
const onlySafe =
  /^(?:[^<>]|<\/?(?:p|strong|b|em|i|u|s|h2|h3|ul|ol|li|a|blockquote)>|<br>|<a href="(?:https?:|mailto:|tel:)[^"<>]*" target="_blank" rel="noopener noreferrer">)*$/i;

test("whatever is written, only known elements stay, and a second pass changes nothing", () => {
  assert(
    property(array(fragments, { maxLength: 40 }), (parts) => {
      const safe = safeHtml(parts.join(""));
      expect(safe).toMatch(onlySafe);
      expect(safeHtml(safe)).toBe(safe);
    }),
    { numRuns: 2000 },
  );
});

test("B10 deep input stays 40 elements deep", () => {
  const long = safeHtml(`${"<b>".repeat(20_000)}x${'<a href="'.repeat(20_000)}${"<!--".repeat(20_000)}`);
  expect(long.match(/<b>/g)).toHaveLength(40);
});
