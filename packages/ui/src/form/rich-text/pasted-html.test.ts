/**
 * The browser's policy on `style` is tried in apps/web/e2e/journeys/messages/pasted-article.spec.ts.
 * @vitest-environment jsdom
 */
import { describe, expect, it } from "vitest";
import { pastedHtml } from "./pasted-html.ts";

/** Without what the editor's parser passes over. */
const rewritten = (copied: string): string =>
  pastedHtml(copied)
    .html.replace(/<\/?(?:span|o:p|meta)>|<!--.*?-->/g, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .trim();

const wordItem = (level: number, sign: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  "<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'>" +
  `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>`;

const onlineItem = (list: "ul" | "ol", start: number, level: number, text: string): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${list} class="SCXW1" start="${start}"><li data-leveltext="%1." ` +
  `data-aria-level="${level}" class="OutlineElement"><p class="Paragraph"><span class="TextRun">${text}</span>` +
  `<span class="EOP">&nbsp;</span></p></li></${list}></div>`;

describe("looks", () => {
  it.each([
    [
      "Google Docs",
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;font-style:normal;text-decoration:none">Gras</span> <span style="font-weight:400;font-style:italic">ital</span><span style="text-decoration:line-through underline"> deux</span> simple</p></b>',
      "<p><strong>Gras</strong><em>ital</em><s><u> deux</u></s> simple</p>",
    ],
    [
      "Google Docs' links",
      '<b style="font-weight:normal"><a href="https://exemple.fr" style="text-decoration:none"><span style="text-decoration:underline">site</span></a></b>',
      '<a href="https://exemple.fr">site</a>',
    ],
    [
      "Word online",
      '<div class="OutlineElement"><p class="Paragraph" style="font-weight: normal"><span class="TextRun" style="font-weight: bold;"><span class="NormalTextRun">Gras</span></span><span class="EOP">&nbsp;</span></p><p role="heading" aria-level="2" class="Paragraph">Titre</p></div>',
      "<div><p><strong>Gras</strong></p><h2>Titre</h2></div>",
    ],
    [
      "Outlook web",
      '<div class="elementToProof" STYLE="font: italic 600 12pt Aptos">Tout</div><div style="display:none">caché</div>',
      "<div><em><strong>Tout</strong></em></div>",
    ],
    [
      "Word",
      "<p class=MsoTitle>Avis<o:p></o:p></p><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Gras<span style='mso-hide:all'>x</span></b><o:p></o:p></p>",
      "<h2>Avis</h2><p><strong>Gras</strong></p>",
    ],
    [
      "text about style",
      '<p title="a style=x">un style="y" &lt;p style="z"&gt;</p>',
      '<p>un style="y" &lt;p style="z"&gt;</p>',
    ],
  ])("keeps those of %s", (_, copied, kept) => expect(rewritten(copied)).toBe(kept));
});

describe("lists", () => {
  const nested = "<ul><li><p>Hall</p><ul><li><p>Peinture</p></li></ul></li><li><p>Cave</p></li></ul>";

  it.each([
    [
      "Word",
      [wordItem(1, "·", "Hall"), wordItem(2, "o", "Peinture"), wordItem(1, "·", "Cave")].join("\n"),
      nested,
    ],
    [
      "Word where the browser removes mso-list",
      [1, 2, 1]
        .map((level, at) => {
          const text = ["·&nbsp;&nbsp;</span>Hall", "o&nbsp;&nbsp;</span>Peinture", "§&nbsp;</span>Cave"][at];
          return `<p class="MsoListParagraph" style="margin-left:${36 * level}pt"><span>${text}</p>`;
        })
        .join(""),
      nested,
    ],
    ...["in", "cm", "px"].map((unit) => [
      `Word that indents by ${unit}`,
      [1, 2, 1]
        .map((level, at) => {
          const size = { in: 0.25, cm: 1.27, px: 48 }[unit] ?? 0;
          const text = ["·&nbsp;&nbsp;</span>Hall", "o&nbsp;&nbsp;</span>Peinture", "§&nbsp;</span>Cave"][at];
          return `<p class="MsoListParagraph" style="margin:0in 0in 0in ${size * level}${unit}"><span>${text}</p>`;
        })
        .join(""),
      nested,
    ]),
    [
      "Word's numbers",
      wordItem(1, "1.", "Un") + wordItem(2, "a)", "Bis") + wordItem(1, "2.", "Deux"),
      "<ol><li><p>Un</p><ol><li><p>Bis</p></li></ol></li><li><p>Deux</p></li></ol>",
    ],
    [
      "Word's numbers that go on, and those with words",
      `${wordItem(1, "3.", "Trois")}<p>Fin</p>${wordItem(1, "Article 1", "Objet")}`,
      "<p>3. Trois</p><p>Fin</p><p>Article 1 Objet</p>",
    ],
    [
      "Word online",
      onlineItem("ul", 1, 1, "Hall") + onlineItem("ul", 1, 2, "Peinture") + onlineItem("ul", 1, 1, "Cave"),
      nested.replaceAll("<p>", "<div><p>").replaceAll("</p>", "</p></div>"),
    ],
    [
      "Word online's numbers",
      onlineItem("ol", 1, 1, "Un") + onlineItem("ol", 2, 1, "Deux"),
      "<ol><li><div><p>Un</p></div></li><li><div><p>Deux</p></div></li></ol>",
    ],
    [
      "a number that is not the first",
      '<ol start="3"><li><p>Trois</p></li><li>Quatre</li></ol>',
      "<div>3. Trois</div><div>4. Quatre</div>",
    ],
  ])("of %s", (_, copied, kept) => expect(rewritten(copied)).toBe(kept));
});

describe("tables and terms", () => {
  it.each([
    [
      "hours",
      "<table><tr><th>Jour</th><th>Heures</th></tr><tr><td>Lundi</td><td><p>9h–12h</p><p>14h–18h</p></td></tr></table>",
      "<div><strong>Jour</strong> – <strong>Heures</strong></div><div>Lundi – 9h–12h<br>14h–18h</div>",
    ],
    [
      "a day beside two hours",
      "<table><tr><th rowspan=2>Lundi</th><td>9h</td></tr><tr><td>14h</td></tr><tr><td>Mardi</td><td>9h</td></tr></table>",
      "<div><strong>Lundi</strong> – 9h</div><div><strong>Lundi</strong> – 14h</div><div>Mardi – 9h</div>",
    ],
    ["rows without their table", "<meta charset=utf-8><tr><td>Mardi<td>14h</tr>", "<div>Mardi – 14h</div>"],
    [
      "cells that are empty",
      "<table><tr><td></td><td>Matin</td><td>Soir</td></tr><tr><td>Jeudi</td><td> &nbsp;</td><td>18h</td></tr></table>",
      "<div>Matin – Soir</div><div>Jeudi – &nbsp; – 18h</div>",
    ],
    [
      "a mail's layout",
      "<table><tr><td><table><tr><td>Un</td></tr></table></td></tr><tr><td><ul><li>Deux</li></ul></td><td>Trois</td></tr></table>",
      "<div><div><div><div>Un</div></div></div></div><div><div><ul><li>Deux</li></ul></div><div>Trois</div></div>",
    ],
    [
      "terms",
      "<dl><dt>Gaz</dt><dd>Cave</dd></dl>",
      "<dl><div><strong>Gaz</strong></div><div>Cave</div></dl>",
    ],
    ["lines that are kept", "<pre>Un\nDeux\n</pre>", "<pre>Un<br>Deux</pre>"],
    [
      "a text whose outer element keeps its white space",
      '<div style="white-space: pre-wrap;">\n<p><span>Un\n</span><b>Deux</b>\n<i>Trois</i>\n</p>\n<p style="white-space:normal">Quatre\ncinq</p></div>',
      "<div><p>Un<br><strong>Deux</strong><br><em>Trois</em></p><p>Quatre cinq</p></div>",
    ],
    [
      "a text as Chromium copies it now",
      '<span style="white-space-collapse: preserve-breaks; text-wrap-mode: wrap;">Un\r\nDeux</span>',
      "Un<br>Deux",
    ],
  ])("keeps the lines of %s", (_, copied, kept) => expect(rewritten(copied)).toBe(kept));
});

it("completes addresses, and says which links and pictures are left out", () => {
  const { html, leftOut } = pastedHtml(
    '<a href="www.exemple.fr" title="x">site</a> <a href="/relatif">page</a> <a href="#_Toc1">plan</a>' +
      '<img src="x.png"><img alt="😀" src="y.png"><img width="1" src="pixel.gif">',
  );
  expect(html).toBe('<a href="https://www.exemple.fr">site</a> page plan😀');
  expect(leftOut).toEqual({ links: ["page"], pictures: 1 });
});

it("keeps emoji that are pictures", () =>
  expect(pastedHtml('<img alt="1️⃣"><img alt="🇫🇷"><img alt="plan">')).toEqual({
    html: "1️⃣🇫🇷",
    leftOut: { links: [], pictures: 1 },
  }));

it.each([
  [
    "what is not seen",
    '<p>vu<span style="visibility:hidden">a</span><span hidden>b</span><span style="font-size:0px">c</span></p>',
    "<p>vu</p>",
  ],
  [
    "Word's comments",
    "<p>Hall<span class=MsoCommentReference><a class=msocomanchor href='#_msocom_1'>[A1]</a></span></p>" +
      "<div style='mso-element:comment-list'><div class=msocomtxt><p class=MsoCommentText>Revoir</p></div></div>",
    "<p>Hall</p>",
  ],
  [
    "words deleted in review, and the line under those inserted",
    "<style>span.msoIns {text-decoration:underline}</style>" +
      "<p>Le <del cite='mailto:A' datetime='2026-11-20T10:00'>vieux <a href='/x'>hall</a></del><span class=msoDel>bas</span><ins cite='mailto:A'>grand</ins> <span class=msoIns>hall</span></p>",
    "<p>Le grand hall</p>",
  ],
])("leaves out %s", (_, copied, kept) => {
  expect(rewritten(copied)).toBe(kept);
  expect(pastedHtml(copied).leftOut.links).toEqual([]);
});

it("keeps digits raised and lowered", () =>
  expect(rewritten("<p>10<sup>-3</sup> m<sup><b>2</b></sup> CO<sub>2</sub>, 1<sup>er</sup></p>")).toMatch(
    /^<p>10<sup>⁻³<\/sup> m<sup><strong>²<\/strong><\/sup> CO<sub>₂<\/sub>, 1<sup>er<\/sup><\/p>$/,
  ));

it("leaves what was copied within the editor as it is", () => {
  const copied = '<ul data-pm-slice="3 3 []"><li><p>Un <strong>deux</strong></p></li></ul>';
  expect(pastedHtml(copied).html).toBe(copied);
});

it("what a page strikes through without a reviewer stays, struck through", () => {
  expect(rewritten("<p>Loyer <del>600</del> 650</p>")).toBe("<p>Loyer <s>600</s> 650</p>");
});
