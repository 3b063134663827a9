import type { Page } from "@playwright/test";
import { expectActions, pressAction } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

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

test("A05 A15 an unread conversation is found and read, answered, forwarded once with its thread, closed and opened again", async ({
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
  await reply(page).getByRole("button", { name: "Envoyer" }).click();
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
  await expect(status(page, "Clôturée")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "closed" });
  await expectActions(page, ["Rouvrir"]);
  await pressAction(page, "Rouvrir");
  await expect(status(page, "Ouverte")).toBeVisible();
  expect(await stored(page, place(id))).toMatchObject({ status: "open" });
});

test("A15 what is closed says on each button that an answer opens it again, and so it does", async ({
  admin: page,
}) => {
  const { id, subject } = await conversationWith(page, { status: "closed" });
  await page.goto(place(id));
  await expectActions(page, ["Rouvrir"]);
  await expect(action(page, "Répondre")).toHaveCount(0);
  await action(page, "Répondre et rouvrir").click();
  await expect(typed(page)).toHaveAccessibleDescription(/La réponse rouvre la conversation\./);
  await typed(page).fill("Le technicien repasse lundi.");
  expect(await stored(page, place(id))).toMatchObject({ status: "closed" });
  await reply(page).getByRole("button", { name: "Envoyer et rouvrir" }).dblclick();
  await expect(toast(page, `Réponse envoyée : ${subject}`)).toBeVisible();
  await expect(action(page, "Répondre")).toBeFocused();
  const { status: now, messages: sent } = await stored(page, place(id));
  expect(now).toBe("open");
  const isOurs = ({ body }: { readonly body: string }) => body === "Le technicien repasse lundi.";
  expect(sent.filter(isOurs)).toHaveLength(1);
});

test("A06 A14 « Répondre » leads to the message, « Fermer » and « Envoyer » back to the button, by keyboard alone", async ({
  admin: page,
}) => {
  const { id } = await conversationWith(page, { status: "open" });
  await page.goto(place(id));
  await action(page, "Répondre").press("Enter");
  await expect(typed(page)).toBeFocused();
  await reply(page).getByRole("button", { name: "Fermer" }).press("Enter");
  await expect(action(page, "Répondre")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(typed(page)).toBeFocused();
  await page.keyboard.type("Je passe demain.");
  await page.keyboard.press("Control+Enter");
  await expect(messages(page).last()).toContainText("Je passe demain.");
  await expect(action(page, "Répondre")).toBeFocused();
});

test("A03 A12 an answer that fails, or whose form is closed, keeps what was typed; markup of a message is text", async ({
  admin: page,
  world,
}) => {
  const { id } = await conversationWith(page, { status: "open" });
  await page.goto(place(id));
  await action(page, "Répondre").click();
  await typed(page).fill("<script>alert(1)</script> Passage vendredi");
  await world.fault({ route: "conversation.reply.post", status: 500, times: 1 });
  await reply(page).getByRole("button", { name: "Envoyer" }).click();
  await expect(reply(page).getByText("Une erreur est survenue sur le serveur")).toBeVisible();
  await reply(page).getByRole("button", { name: "Fermer" }).click();
  await action(page, "Répondre").click();
  await expect(typed(page)).toHaveValue("<script>alert(1)</script> Passage vendredi");
  await reply(page).getByRole("button", { name: "Envoyer" }).click();
  await expect(messages(page).last()).toContainText("<script>alert(1)</script> Passage vendredi");
});
