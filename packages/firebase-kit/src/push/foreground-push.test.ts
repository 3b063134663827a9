// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PushMessage } from "./push-message.ts";
import { offerKind, pushKind } from "./push-offer.ts";
import { remember } from "./remembered-push.ts";

const message = (id: string): PushMessage => ({ id, title: "Incident", body: "Ascenseur", link: "/a" });

async function page() {
  vi.resetModules();
  const { hearPush, receivePushAs, watchPush } = await import("./foreground-push.ts");
  const worker = new EventTarget();
  hearPush(worker);
  const post = (data: unknown, ports: unknown[] = []) => {
    const event = Object.defineProperty(new MessageEvent("message", { data }), "ports", { value: ports });
    worker.dispatchEvent(event);
  };
  const answers: unknown[] = [];
  const offer = () => {
    const port = { postMessage: (said: unknown) => answers.push(said) };
    post({ kind: offerKind }, [port]);
  };
  return {
    receivePushAs,
    watchPush,
    post,
    offer,
    answers,
    hand: (id: string) => post({ kind: pushKind, message: message(id) }),
  };
}

const registered = (owner: string, off = false) => remember({ owner, token: "T1", sentAt: 1, off });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("S18 a page that the worker asks whether it shows a message", () => {
  test("answers as soon as it knows who is signed in", async () => {
    registered("1");
    const { offer, answers, receivePushAs } = await page();
    offer();
    expect(answers).toEqual([]);
    receivePushAs("1");
    expect(answers).toEqual(["shows"]);
  });

  test.each([
    ["with nobody signed in", undefined, "1", "nobody"],
    ["with the admin it is registered for", "1", "1", "shows"],
    ["with the next admin, who has not registered", "2", "1", "others"],
  ] as const)("%s", async (_, signedIn, owner, answer) => {
    registered(owner);
    const { offer, answers, receivePushAs } = await page();
    receivePushAs(signedIn);
    offer();
    expect(answers).toEqual([answer]);
  });

  test("says that it shows none where nothing is registered, or it is switched off", async () => {
    const { offer, answers, receivePushAs } = await page();
    receivePushAs("1");
    offer();
    registered("1", true);
    offer();
    expect(answers).toEqual(["others", "others"]);
  });

  test("shows none while it is not seen", async () => {
    registered("1");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { offer, answers, receivePushAs } = await page();
    receivePushAs("1");
    offer();
    expect(answers).toEqual(["nobody"]);
  });
});

describe("S18 messages that a page took", () => {
  test("wait for the screen that shows them, in their order", async () => {
    const { hand, receivePushAs, watchPush } = await page();
    const heard: string[] = [];
    receivePushAs("1");
    hand("a");
    hand("b");
    watchPush(({ id }) => heard.push(id));
    expect(heard).toEqual(["a", "b"]);
  });

  test("go with the admin they were for", async () => {
    const { hand, receivePushAs, watchPush } = await page();
    const heard: string[] = [];
    receivePushAs("1");
    hand("a");
    receivePushAs(undefined);
    hand("b");
    receivePushAs("2");
    watchPush(({ id }) => heard.push(id));
    expect(heard).toEqual([]);
  });

  test.each([null, 3, "push", {}, { kind: pushKind }, { kind: pushKind, message: { id: 1 } }])(
    "are none of what else a worker says: %o",
    async (data) => {
      const { post, receivePushAs, watchPush } = await page();
      const heard: string[] = [];
      receivePushAs("1");
      watchPush(({ id }) => heard.push(id));
      post(data);
      expect(heard).toEqual([]);
    },
  );
});
