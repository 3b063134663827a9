/** A corrected address or name keeps the session (A13, L02). */
import { accountAdminRoutes } from "@palier/contract/areas/account-admin";
import { expect, test } from "vitest";
import { call } from "./call.ts";
import { freshWorld } from "./fresh-world.ts";
import { followAdmin } from "./own-account.ts";
import type { SessionState } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";
import { listenToOtherTabs, tellOtherTabs } from "./session-tabs.ts";

const corrected = "jeanne.martin-durand@palier.test";

freshWorld();

function signedIn() {
  const state = sessionStore.get();
  if (state.kind !== "signed-in") throw new Error(`nobody is signed in: ${state.kind}`);
  return state.admin;
}

async function correct(id: number, email: string): Promise<void> {
  const { values } = await call(accountAdminRoutes.edit.get, { params: { id } });
  await call(accountAdminRoutes.edit.post, {
    params: { id },
    body: accountAdminRoutes.edit.post.body.parse({ ...values, email }),
  });
}

function seen(): { readonly kinds: SessionState["kind"][]; readonly stop: () => void } {
  const kinds: SessionState["kind"][] = [];
  const stop = sessionStore.subscribe(() => kinds.push(sessionStore.get().kind));
  return { kinds, stop };
}

function otherTab() {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel("palier:session");
  channel.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  return { heard, close: () => channel.close() };
}

test("L02 A13 the own account saved with another address: the session goes on under it, and other tabs hear of it", async () => {
  const { id } = signedIn();
  const { kinds, stop } = seen();
  const tab = otherTab();
  await correct(id, corrected);
  expect(signedIn()).toMatchObject({ id, email: corrected });
  expect(kinds).toEqual(["signed-in"]);
  await expect.poll(() => tab.heard).toMatchObject([{ admin: { id, email: corrected } }]);
  stop();
  tab.close();
});

test("L02 the own account saved as it was, and a colleague's with another address, tell nobody anything", async () => {
  const { id, email } = signedIn();
  const { kinds, stop } = seen();
  await correct(id, email);
  await correct(id + 1, "karim.ben-ali@palier.test");
  expect(signedIn()).toMatchObject({ id, email });
  expect(kinds).toEqual([]);
  stop();
});

test("L02 A13 what another tab says of the same admin is taken over, and keeps the token; twice is once", async () => {
  const stopListening = listenToOtherTabs();
  const before = signedIn();
  const token = sessionStore.csrfToken();
  const { kinds, stop } = seen();
  for (let time = 0; time < 2; time += 1) tellOtherTabs({ ...before, email: corrected });
  await expect.poll(() => signedIn().email).toBe(corrected);
  expect(sessionStore.csrfToken()).toBe(token);
  expect(kinds).toEqual(["signed-in"]);
  stop();
  stopListening();
});

test("A13 another admin under the former address ends the page's session; a page that nobody uses stays as it is", () => {
  const { id, email, ...name } = signedIn();
  expect(followAdmin({ ...name, id: id + 1, email })).toBe(false);
  expect(sessionStore.get()).toMatchObject({ kind: "changed", admin: { id: id + 1, email } });
  // Only a sign-in ends a changed session: the page may hold the former admin's input.
  expect(followAdmin({ ...name, id, email })).toBe(false);
  expect(sessionStore.get()).toMatchObject({ kind: "changed", admin: { id } });
  sessionStore.set({ kind: "signed-out", csrfToken: "" });
  expect(followAdmin({ ...name, id, email })).toBe(false);
  expect(sessionStore.get().kind).toBe("signed-out");
});
