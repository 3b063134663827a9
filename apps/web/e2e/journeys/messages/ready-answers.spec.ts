import type { Page } from "@playwright/test";
import { expectCleanPart } from "../../kit/looks.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

const received =
  "Nous avons bien reçu votre message et nous en occupons.\nNous revenons vers vous sous 48\u00a0heures ouvrées.";

async function openReply(page: Page) {
  const thread = await oneThat<{ readonly id: number; readonly subject: string }>(
    page,
    "/admin/conversations/ajax-list",
    { status: "open" },
  );
  const place = `/admin/conversations/${thread.id}`;
  await page.goto(place);
  await page.getByRole("button", { name: "Répondre" }).click();
  const form = page.getByRole("form", { name: "Répondre au résident" });
  const body = form.getByRole("textbox", { name: /^Message/ });
  await expect(body).toBeVisible();
  return { ...thread, place, form, body };
}

const answers = (page: Page) => page.getByRole("dialog", { name: "Réponses prêtes" });

// No promise: writing the same answer once.
test("a ready answer is inserted at the caret by keys, taken back by Ctrl+Z, and sent with what was typed", async ({
  admin: page,
}) => {
  const { place, subject, form, body } = await openReply(page);
  await body.fill("Bonjour,\nBien à vous");
  // After « Bonjour, »; the selected word stays.
  await body.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 8));

  await form.getByRole("button", { name: "Réponses prêtes" }).focus();
  await page.keyboard.press("Enter");
  const search = answers(page).getByRole("searchbox", { name: "Rechercher une réponse prête" });
  await expect(search).toBeFocused();
  await expectCleanPart(answers(page), "ready answers", false);
  await search.fill("heures recu");
  await expect(answers(page).getByRole("listitem")).toHaveText([/^Message bien reçu/]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(answers(page)).toBeHidden();
  await expect(body).toBeFocused();
  const whole = `Bonjour,\n${received}\nBien à vous`;
  await expect(body).toHaveValue(whole);

  await page.keyboard.press("Control+z");
  await expect(body).toHaveValue("Bonjour,\nBien à vous");
  await page.keyboard.press("Control+Shift+z");
  await expect(body).toHaveValue(whole);
  // The caret is after the inserted text.
  await page.keyboard.type(" Merci.");

  await form.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(toast(page, `Réponse envoyée : ${subject}`)).toBeVisible();
  const { messages } = await stored(page, place);
  expect(messages.at(-1)).toMatchObject({ body: `Bonjour,\n${received} Merci.\nBien à vous` });
});
