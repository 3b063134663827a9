/** @vitest-environment happy-dom */
import { newsRoutes } from "@palier/contract/areas/news";
import { userRoutes } from "@palier/contract/areas/user";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { queryClient } from "#api/query-client.ts";
import { openApp, pressAction, signedInWorld } from "#test/kit/app-harness.tsx";
import { save, says, toast, words } from "#test/kit/steps.ts";

const world = signedInWorld();
const stored = (id: number) => world.state.table("news").get(id);
const box = (name: RegExp) => screen.findByRole<HTMLSelectElement>("combobox", { name });
const options = async () => [...(await box(/^Statut/)).options].map(({ text }) => text);
const messagesOf = async (id: number) =>
  (await world.outbox()).messages.filter(({ data }) => data.newsId === String(id));

type Article = z.input<typeof newsRoutes.create.post.body>;

async function written(values: Partial<Article> = {}): Promise<number> {
  const article: Article = {
    title: "Visite du gardien",
    body: "<p>Le gardien passe <strong>mardi</strong>.</p>",
    scope: "all",
    neighborhoodIds: [],
    buildingIds: [],
    status: "draft",
    publishAt: null,
    pinned: false,
    notify: false,
    ...values,
  };
  return (await call(newsRoutes.create.post, { body: article })).id;
}

/** A draft for two buildings, with its question open. */
async function publishing() {
  const id = await written({ notify: true, scope: "buildings", buildingIds: [3, 8] });
  const { record } = await call(newsRoutes.publish.get, { params: { id } });
  const count = record?.residentCount ?? 0;
  const user = await openApp(`/admin/news/edit/${id}`);
  expect(await options()).not.toContain("Publiée");
  await user.click(await screen.findByRole("button", { name: "Publier" }));
  const counts = (residents: number) => says("dialog", `${residents} résidents reçoivent une notification`);
  await counts(count);
  // Repeats, as a press right after a number changed does not count.
  const publish = async () =>
    waitFor(() => {
      if (stored(id)?.status === "published") return;
      const button = within(screen.getByRole("dialog")).getByRole("button", { name: "Publier" });
      if (!button.hasAttribute("disabled")) fireEvent.click(button);
      throw new Error("it is not published yet");
    });
  const leave = async () => {
    const { data } = await call(userRoutes.list, { query: { buildingId: 3, status: "active", length: 1 } });
    await world.patch("user", data[0]?.id ?? 0, { status: "disabled" }, { announced: false });
  };
  return { id, count, user, counts, publish, leave };
}

test("A18 publishing says how many residents get a message, asks anew when that changes, and sends one", async () => {
  const { id, count, user, counts, publish, leave } = await publishing();
  expect(await messagesOf(id)).toEqual([]);
  await leave();
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Publier" }));
  await counts(count - 1);
  expect(await messagesOf(id)).toEqual([]);
  await publish();
  await toast("Publication effectuée : Visite du gardien");
  expect(stored(id)).toMatchObject({ status: "published", notifiedAt: expect.any(String) });
  expect((await messagesOf(id)).map(({ residents }) => residents)).toEqual([count - 1]);
  await pressAction(user, "Notifier");
  await says("dialog", "Une notification est déjà partie le");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Annuler" }));
  expect(await messagesOf(id)).toHaveLength(1);
});

test("A18 a press that comes as the number changes under it publishes nothing; the next one does", async () => {
  const { id, count, counts, publish, leave } = await publishing();
  const window = screen.getByRole("dialog");
  const said = window.textContent;
  const pressed = Promise.withResolvers<void>();
  const press = new MutationObserver(() => {
    if (window.textContent === said) return;
    press.disconnect();
    window.querySelector<HTMLElement>("button[type=submit]")?.click();
    pressed.resolve();
  });
  press.observe(window, { subtree: true, childList: true, characterData: true });
  await leave();
  // As on returning to the tab.
  await act(() => queryClient.invalidateQueries({ queryKey: ["entity"] }));
  await pressed.promise;
  await counts(count - 1);
  expect(await world.calls({ route: "news.publish.post" })).toEqual([]);
  expect(stored(id)).toMatchObject({ status: "draft", notifiedAt: null });
  await publish();
  expect(stored(id)).toMatchObject({ status: "published", notifiedAt: expect.any(String) });
});

test("A12 the targets follow the scope: what does not apply is not sent, and comes back until it is saved", async () => {
  const id = await written({ scope: "buildings", buildingIds: [3] });
  const name = String(world.state.table("building").get(3)?.name);
  const chip = () => screen.findByRole("button", { name: words(`Retirer ${name}`) });
  const user = await openApp(`/admin/news/edit/${id}`);
  await chip();
  await user.selectOptions(await box(/^Portée/), "Tous les résidents");
  await waitFor(() => expect(screen.queryByRole("combobox", { name: /^Immeubles/ })).toBeNull());
  await user.selectOptions(await box(/^Portée/), "Immeubles");
  await chip();
  await user.selectOptions(await box(/^Portée/), "Tous les résidents");
  await save(user);
  await toast("Enregistrement effectué");
  expect(stored(id)).toMatchObject({ scope: "all", buildingIds: [], neighborhoodIds: [] });
});

test("A20 a new article is published from its first form: the question opens by the press that saves it", async () => {
  const user = await openApp("/admin/news/new");
  await user.type(await screen.findByRole("textbox", { name: /^Titre/ }), "Ravalement");
  await user.click(await screen.findByRole("button", { name: "Enregistrer et publier…" }));
  await screen.findByText(/1\schamp est à corriger/);
  const text = await screen.findByRole("textbox", { name: /^Texte|^Contenu|^Article/ });
  await user.click(text);
  await user.keyboard("Les travaux commencent lundi.");
  await user.click(screen.getByRole("button", { name: "Enregistrer et publier…" }));
  await screen.findByRole("dialog", { name: /^Publier «\sRavalement\s»/ });
  await user.click(await screen.findByRole("button", { name: "Publier" }));
  await toast("Publication effectuée : Ravalement");
});
