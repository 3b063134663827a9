/** @vitest-environment happy-dom */
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { toast, words } from "#test/kit/steps.ts";

signedInWorld();

async function openComments() {
  const { data } = await call(orderRoutes.list, { query: { status: "accepted", length: 1 } });
  const { id = 0, number = "", userName = "" } = data[0] ?? {};
  const user = await openApp(`/admin/concierge/order/${id}`);
  const form = within(await screen.findByRole("form", { name: "Ajouter un commentaire" }));
  const body = await form.findByRole<HTMLTextAreaElement>("textbox", { name: /^Commentaire/ });
  const newest = async () => (await call(orderRoutes.show, { params: { id } })).comments.at(-1);
  const entry = (kind: string) =>
    waitFor(() => {
      const list = screen.getByRole("list", { name: /^Suivi de la commande/ });
      const found = within(list)
        .getAllByRole("listitem")
        .filter(({ textContent }) => textContent.includes(kind))
        .at(-1);
      if (found === undefined) throw new Error(`no ${kind} is shown`);
      return found;
    });
  return { user, form, body, newest, entry, number, userName };
}

// No promise: a matter of safety.
test("what a resident will read is announced before it is sent, and keeps its lines, its link and no script", async () => {
  const { user, form, body, newest, entry, number, userName } = await openComments();
  form.getByText("Seule l’équipe lit cette note.");
  await user.selectOptions(form.getByRole("combobox", { name: /^Visible par/ }), "Équipe et résident");
  await form.findByText(words(`${userName} lira ce message.`));
  form.getByRole("button", { name: "Envoyer au résident" });
  const message =
    "Bonjour,\nvotre colis attend : https://suivi.example.org/a?b=1.\n<b>Merci</b>, javascript:alert(1)";
  await user.click(body);
  await user.paste(message);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await toast(`Commentaire ajouté : commande ${number}`);
  await waitFor(() => expect(body.value).toBe(""));
  expect(await newest()).toMatchObject({ body: message, visibility: "resident" });
  const sent = await entry("Message au résident");
  expect(sent.querySelector(".ui-written-text")?.textContent).toBe(message);
  const links = within(sent).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("rel")])).toEqual([
    ["https://suivi.example.org/a?b=1", "noopener noreferrer"],
  ]);
});

// No promise: a matter of safety.
test("a note of the team is stored as one, and its e-mail address is a link", async () => {
  const { user, form, body, newest, entry } = await openComments();
  await user.type(body, "Écrire à la loge : loge@example.org");
  await user.click(form.getByRole("button", { name: "Noter" }));
  const note = await entry("loge@example.org");
  expect(note.textContent).toContain("Note de l’équipe");
  expect(within(note).getByRole("link").getAttribute("href")).toBe("mailto:loge@example.org");
  expect(await newest()).toMatchObject({ visibility: "internal" });
});
