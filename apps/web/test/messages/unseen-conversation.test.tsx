/** @vitest-environment happy-dom */
import { conversationRoutes } from "@palier/contract/areas/conversation";
import { expect, test, vi } from "vitest";
import { call } from "#api/call.ts";
import { openApp, signedInWorld } from "#test/kit/app-harness.tsx";

const world = signedInWorld();
const marks = async () => (await world.calls({ route: "conversation.markRead" })).length;

test("A24 a conversation that is opened in a tab in the background stays unread until the admin turns to it", async () => {
  const { data } = await call(conversationRoutes.list, { query: { unread: true, length: 1 } });
  const { id = 0 } = data[0] ?? {};
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const stored = () => world.state.table("conversation").get(id);
  await openApp(`/admin/conversations/${id}`);
  await vi.waitFor(async () => expect(await world.calls({ route: "conversation.history" })).not.toEqual([]));
  expect(await marks()).toBe(0);
  expect(stored()).toMatchObject({ unread: true });
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(stored()).toMatchObject({ unread: false, unreadCount: 0 }));
  expect(await marks()).toBe(1);
});
