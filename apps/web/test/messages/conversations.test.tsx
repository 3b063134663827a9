/** @vitest-environment happy-dom */
import { conversationRoutes } from "@palier/contract/areas/conversation";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { signIn } from "#api/session.ts";
import { router } from "#app/router.tsx";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";
import { fill, save, toast } from "#test/kit/steps.ts";

const world = signedInWorld();
const place = (id: number) => `/admin/conversations/${id}`;
const button = (name: string) => screen.findByRole("button", { name });
const message = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Message/ });
const stored = (id: number) => call(conversationRoutes.show, { params: { conversationId: id } });

async function openConversation(status: "open" | "closed") {
  const { data } = await call(conversationRoutes.list, { query: { status, length: 1 } });
  const [conversation] = data;
  if (conversation === undefined) throw new Error(`no conversation is ${status}`);
  return { ...conversation, user: await openApp(place(conversation.id)) };
}

test("A15 a closed conversation says on each button that an answer opens it again, and so it does", async () => {
  const { id, subject, user } = await openConversation("closed");
  await user.click(await button("Répondre et rouvrir"));
  expect(screen.queryByRole("button", { name: "Répondre" })).toBeNull();
  const described = ((await message()).getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((each) => document.getElementById(each)?.textContent).join(" ")).toContain(
    "La réponse rouvre la conversation.",
  );
  await user.type(await message(), "Le technicien repasse lundi.");
  expect(await stored(id)).toMatchObject({ status: "closed" });
  await user.dblClick(await button("Envoyer et rouvrir"));
  await toast(`Réponse envoyée : ${subject}`);
  await waitFor(async () => expect(document.activeElement).toBe(await button("Répondre")));
  const { status, messages } = await stored(id);
  expect(status).toBe("open");
  expect(messages.filter(({ body }) => body === "Le technicien repasse lundi.")).toHaveLength(1);
});

test("A15 A20 an answer closes its conversation by the same press, once, or leaves a closed one closed", async () => {
  const { id, subject, user } = await openConversation("open");
  await user.click(await button("Répondre"));
  await user.click(await button("Envoyer et clore"));
  expect(await stored(id)).toMatchObject({ status: "open" });
  await user.type(await message(), "C’est réparé.");
  await user.dblClick(await button("Envoyer et clore"));
  await toast(`Réponse envoyée, conversation close : ${subject}`);
  await user.click(await button("Répondre et rouvrir"));
  await user.type(await message(), "Bonne journée.");
  await user.click(await button("Envoyer sans rouvrir"));
  await waitFor(async () => expect((await stored(id)).messages.at(-1)?.body).toBe("Bonne journée."));
  const { status, messages } = await stored(id);
  expect(status).toBe("closed");
  expect(messages.filter(({ body }) => body === "C’est réparé.")).toHaveLength(1);
});

test("A06 A14 « Répondre » leads to the message, « Fermer » and « Envoyer » back to the button, by keyboard alone", async () => {
  const { user } = await openConversation("open");
  (await button("Répondre")).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(document.activeElement).toBe(await message()));
  (await button("Fermer")).focus();
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(document.activeElement).toBe(await button("Répondre")));
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(document.activeElement).toBe(await message()));
  await user.keyboard("Je passe demain.{Control>}{Enter}{/Control}");
  const thread = within(await screen.findByRole("list", { name: /^Conversation avec/ }));
  await thread.findByText("Je passe demain.");
  await waitFor(async () => expect(document.activeElement).toBe(await button("Répondre")));
});

test("A03 A12 an answer that fails, or whose form is closed, keeps what was typed; markup in a message is text", async () => {
  const text = "<script>alert(1)</script> Passage vendredi";
  const { user } = await openConversation("open");
  await user.click(await button("Répondre"));
  await user.type(await message(), text);
  await world.fault({ route: "conversation.reply.post", status: 500, times: 1 });
  await user.click(await button("Envoyer"));
  await screen.findByText("Une erreur est survenue sur le serveur");
  await user.click(await button("Fermer"));
  await user.click(await button("Répondre"));
  expect((await message()).value).toBe(text);
  await user.click(await button("Envoyer"));
  const thread = within(await screen.findByRole("list", { name: /^Conversation avec/ }));
  await thread.findByText(text);
});

test("A15 without ready answers their menu leads to where they are made, and a new one is offered at once", async () => {
  await world.seed({ rows: { readyAnswer: 0 } });
  await signIn("jeanne.martin@palier.test", "palier");
  const { id, user } = await openConversation("open");
  await user.click(await button("Répondre"));
  await user.click(await button("Réponses prêtes"));
  await user.click(await screen.findByRole("link", { name: "Gérer les réponses prêtes" }));
  await screen.findByRole("heading", { level: 1, name: /^Réponses prêtes/ });
  const [create] = await screen.findAllByRole("link", { name: "Nouvelle réponse prête" });
  await user.click(create ?? document.body);
  await fill(user, /^Titre/, "Clés perdues");
  await fill(user, /^Texte/, "La loge garde un double de vos clés.");
  await save(user);
  await toast("Clés perdues");
  await act(() => router.navigate(place(id)));
  await user.click(await button("Répondre"));
  await user.click(await button("Réponses prêtes"));
  const menu = within(await screen.findByRole("dialog", { name: "Réponses prêtes" }));
  await menu.findByRole("button", { name: /^Clés perdues/ });
  // A few answers need no search.
  expect(menu.queryByRole("searchbox")).toBeNull();
});
