import type { Page } from "@playwright/test";
import { expect, save, test, toast } from "../../kit/palier.ts";
import { stored } from "../../kit/stored.ts";

const body = (page: Page) => page.getByRole("textbox", { name: /^Texte/ });

/** What the clipboard holds after a copy in that program, shortened, and what is to be stored. */
const copies = [
  [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700">Gras</span><span style="font-style:italic"> ital</span><span style="font-weight:400"> simple</span></p></b>',
    "<p><strong>Gras</strong><em> ital</em> simple</p>",
  ],
  [
    "<html><head><style><!-- @font-face {font-family:Aptos;} .xl65 {font-weight:700;} --></style></head><body><p class=xl65>Feuille<o:p></o:p></p></body></html>",
    "<p><strong>Feuille</strong></p>",
  ],
  [
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Hall</p>\n<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span>Peinture</p>",
    "<ul><li><p>Hall</p><ul><li><p>Peinture</p></li></ul></li></ul>",
  ],
  [
    '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Accès</span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ol start="1"><li data-aria-level="1"><p><span>Un</span></p></li></ol></div><div class="ListContainerWrapper"><ol start="2"><li data-aria-level="1"><p><span>Deux</span></p></li></ol></div>',
    "<p><strong>Accès</strong></p><ol><li><p>Un</p></li><li><p>Deux</p></li></ol>",
  ],
  [
    '<ol start="3"><li style="list-style-type:decimal">Trois</li></ol><dl><dt>Gaz</dt><dd>Cave</dd></dl>',
    "<p>3. Trois</p><p><strong>Gaz</strong></p><p>Cave</p>",
  ],
  [
    "<table><tr><td>Lundi</td><td>9h–12h</td></tr><tr><td>Mardi</td><td>14h–18h</td></tr></table>",
    "<p>Lundi – 9h–12h</p><p>Mardi – 14h–18h</p>",
  ],
  [
    '<p><a href="mailto:a@b.fr">mail</a>, <a href="/relatif" onclick="x()">page</a><img src="photo.png"></p>',
    '<p><a href="mailto:a@b.fr">mail</a>, page</p>',
  ],
] as const;

const withoutTargets = (html: string): string => html.replace(/ (?:target|rel|class)="[^"]*"/g, "");

// No promise: copied content stays what it was, under the page's policy on `style`.
test("a text of Google Docs, Word, Outlook or a sheet is shown and stored as it was copied", async ({
  admin: page,
}) => {
  await page.goto("/admin/news/edit/3");
  await body(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  for (const [copied, kept] of copies) {
    await page.keyboard.press("ControlOrMeta+a");
    await body(page).evaluate((box, html) => {
      const data = new DataTransfer();
      data.setData("text/html", html);
      box.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, copied);
    await expect.poll(async () => withoutTargets(await body(page).innerHTML())).toBe(kept);
  }
  await expect(page.getByText("Collé sans lien, faute d’une adresse utilisable : « page ».")).toBeVisible();
  await expect(page.getByText("1 image n’a pas été collée")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("3. www.exemple.fr ");
  await save(page).click();
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  const { body: stay } = await stored(page, "/admin/news/edit/3");
  expect(withoutTargets(stay)).toBe(
    '<p><a href="mailto:a@b.fr">mail</a>, page</p><p>3. <a href="https://www.exemple.fr">www.exemple.fr</a> </p>',
  );
});
