import type { Page } from "@playwright/test";
import { expectActions, pressAction } from "../../kit/head.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { oneThat, stored } from "../../kit/stored.ts";

const place = (id: number) => `/admin/conversations/${id}`;
const action = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, word: string) => page.getByRole("definition").filter({ hasText: word }).first();
const messages = (page: Page) =>
  page
    .getByRole("list", { name: /^Conversation avec/ })
    .getByRole("listitem")
    .filter({ has: page.locator("time") });
const reply = (page: Page) => page.getByRole("form", { name: "Répondre au résident" });
const typed = (page: Page) => reply(page).getByRole("textbox", { name: /^Message/ });

const conversationWith = (page: Page, filters: { readonly unread?: boolean; readonly status: string }) =>
  oneThat<{ id: number; subject: string }>(page, "/admin/conversations/ajax-list", filters);

test("A05 A11 A15 an unread conversation is found, answered, forwarded once with its thread, closed and opened again", async ({
  admin: page,
  world,
}) => {
  const { id, subject } = await conversationWith(page, { unread: true, status: "open" });
  await page.goto("/admin/conversations?unread=true&status=open");
  await expect(page.getByRole("link", { name: `Non lue : ${subject}` }).first()).toBeVisible();
  await page
    .getByRole("link", { name: new RegExp(`^Ouvrir ${subject}`) })
    .first()
    .click();
  await world.waitFor({ route: "conversation.markRead", status: 200 });
  await page.goto(place(id));
  // Reading takes no lock; answering does.
  expect(await world.holder("conversation", id)).toBeUndefined();
  await action(page, "Répondre").click();
  await expect.poll(() => world.holder("conversation", id)).toBe("jeanne.martin@palier.test");
  await typed(page).fill("Bonjour,\nle technicien passe demain.");
  await reply(page).getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(toast(page, `Réponse envoyée : ${subject}`)).toBeVisible();
  await expect(messages(page).last()).toContainText("le technicien passe demain.");
  await expect(messages(page).last()).toContainText("Jeanne Martin");
  await expect(reply(page)).toHaveCount(0);

  await expectActions(page, ["Transférer", "Clore"]);
  await pressAction(page, "Transférer");
  const dialog = page.getByRole("dialog", { name: /^Transférer la conversation/ });
  await dialog.getByRole("textbox", { name: /^E-mail du destinataire/ }).fill("gestion");
  await dialog.getByRole("button", { name: "Transférer" }).click();
  await expect(dialog).toContainText("Message : Ce champ est obligatoire.");
  await dialog.getByRole("textbox", { name: /^E-mail du destinataire/ }).fill("gestion@syndic.test");
  await dialog.getByRole("textbox", { name: /^Message/ }).fill("Pour suite à donner");
  await dialog.getByRole("switch").click();
  expect((await world.outbox()).mails).toEqual([]);
  await dialog.getByRole("button", { name: "Transférer" }).dblclick();
  await expect(toast(page, `Transfert effectué : ${subject}`)).toBeVisible();
  await expect(status(page, "Transférée")).toBeVisible();
  await expect(messages(page).last()).toContainText("gestion@syndic.test");
  const [mail, ...others] = (await world.outbox()).mails;
  expect(others).toEqual([]);
  expect(mail?.to).toBe("gestion@syndic.test");
  expect(mail?.body).toMatch(/^Pour suite à donner\n.*le technicien passe demain\./s);
  expect(await stored(page, place(id))).toMatchObject({ status: "forwarded", unread: false });

  await pressAction(page, "Clore");
  await page.getByRole("alertdialog").getByRole("button", { name: "Clore" }).click();
  await expect(status(page, "Close")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "closed" });
  await expectActions(page, ["Rouvrir"]);
  await pressAction(page, "Rouvrir");
  await expect(status(page, "Ouverte")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "open" });
  await page.getByRole("link", { name: "Historique" }).click();
  await expect(page.getByRole("gridcell", { name: /Statut\s: .* → Close/ })).toBeVisible();
});
