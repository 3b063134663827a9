/** @vitest-environment happy-dom */
import { conversationRoutes } from "@palier/contract/areas/conversation";
import { expect, test } from "vitest";
import { call } from "#api/call.ts";
import { actionForm, openApp, pressAction, shownToast, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();

async function openThread(): Promise<{
  readonly id: number;
  readonly user: Awaited<ReturnType<typeof openApp>>;
}> {
  const { data } = await call(conversationRoutes.list, { query: { status: "open", length: 50 } });
  const { id = 0 } = data.find(({ messageCount }) => messageCount > 1) ?? {};
  return { id, user: await openApp(`/admin/conversations/${id}`) };
}

test("A15 a conversation is forwarded with the thread so far, where that is ticked", async () => {
  const { id, user } = await openThread();
  const { messages } = await call(conversationRoutes.show, { params: { conversationId: id } });
  await pressAction(user, "Transférer");
  const form = await actionForm(/^Transférer la conversation/);
  await user.type(form.getByRole("textbox", { name: /^E-mail/ }), "gestion@syndic.test");
  await user.type(form.getByRole("textbox", { name: /^Message/ }), "Pour suite");
  await user.click(form.getByRole("switch"));
  await user.click(form.getByRole("button", { name: "Transférer" }));
  await shownToast(/^Transfert effectué/);
  const [mail] = (await world.outbox()).mails;
  expect(mail?.to).toBe("gestion@syndic.test");
  for (const { body } of messages) expect(mail?.body).toContain(body);
});
