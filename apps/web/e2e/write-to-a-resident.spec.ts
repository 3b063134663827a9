import { pressAction } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { oneThat, stored } from "./kit/stored.ts";

interface Order {
  readonly id: number;
  readonly number: string;
  readonly userName: string;
}

// No promise: a matter of looks and safety.
test("what a resident will read looks unlike a note before it is sent, and keeps its lines and addresses", async ({
  admin: page,
}) => {
  const order = await oneThat<Order>(page, "/admin/concierge/order/ajax-list", { status: "accepted" });
  const place = `/admin/concierge/order/${order.id}`;
  const commentsOf = async () => (await stored(page, place)).comments.slice(-1);
  await page.goto(place);
  const form = page.getByRole("form", { name: "Ajouter un commentaire" });
  const body = form.getByRole("textbox", { name: /^Commentaire/ });
  await expect(form.getByText("Seule l’équipe lit cette note.")).toBeVisible();
  await form.getByRole("combobox", { name: /^Visible par/ }).selectOption("Équipe et résident");
  await expect(form.getByText(`${order.userName} lira ce message.`)).toBeVisible();
  await expect(form.getByRole("button", { name: "Envoyer au résident" })).toBeVisible();

  const message =
    "Bonjour,\nvotre colis attend : https://suivi.example.org/a?b=1.\n<b>Merci</b>, javascript:alert(1)";
  await body.fill(message);
  // Enter starts a new line; Ctrl Enter sends once.
  await body.press("Control+Enter");
  await expect(toast(page, `Commentaire ajouté : commande ${order.number}`)).toBeVisible();
  await expect(body).toHaveValue("");
  expect(await commentsOf()).toMatchObject([{ body: message, visibility: "resident" }]);
  const entries = page.getByRole("list", { name: /^Suivi de la commande/ }).getByRole("listitem");
  const sent = entries.filter({ hasText: "Message au résident" }).last();
  const shown = sent.locator(".ui-written-text");
  expect(await shown.textContent()).toBe(message);
  await expect(shown).toHaveCSS("white-space-collapse", "preserve");
  const links = sent.getByRole("link");
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute("href", "https://suivi.example.org/a?b=1");
  await expect(links).toHaveAttribute("rel", "noopener noreferrer");

  await form.getByRole("combobox", { name: /^Visible par/ }).selectOption("Équipe");
  await body.fill("Écrire à la loge : loge@example.org");
  await form.getByRole("button", { name: "Noter" }).click();
  const note = entries.filter({ hasText: "Note de l’équipe" }).last();
  await expect(note.getByRole("link")).toHaveAttribute("href", "mailto:loge@example.org");
  expect(await commentsOf()).toMatchObject([{ visibility: "internal" }]);
  const colour = (entry: typeof note) =>
    entry.locator(".ui-timeline__body").evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(note)).not.toBe(await colour(sent));
});

test("A06 a call is treated with its note in one dialog, by Ctrl+Enter in the text", async ({
  admin: page,
}) => {
  const list = "/admin/concierge/callback";
  const call = await oneThat<{ id: number; userName: string }>(page, `${list}/ajax-list`, {
    status: "toHandle",
    order: "requestedAt",
  });
  await page.goto(`${list}/edit/${call.id}`);
  await pressAction(page, "Traité, avec une note");
  const dialog = page.getByRole("dialog", { name: /^Appel à / });
  const note = dialog.getByRole("textbox", { name: /^Note/ });
  await expect(note).toBeFocused();
  await note.fill("Veut suspendre son abonnement.\nRappeler lundi.");
  await note.press("Control+Enter");
  await expect(toast(page, `Appel traité : ${call.userName}`)).toBeVisible();
  expect(await stored(page, `${list}/edit/${call.id}`)).toMatchObject({
    status: "handled",
    handledBy: "Jeanne Martin",
    note: "Veut suspendre son abonnement.\nRappeler lundi.",
  });
});
