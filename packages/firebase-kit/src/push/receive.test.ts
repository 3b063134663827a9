// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { remember } from "./memory.ts";
import { offerKind, type PushMessage } from "./message.ts";

const message = (id: string): PushMessage => ({ id, title: "Incident", body: "Ascenseur", link: "/a" });

async function page() {
  vi.resetModules();
  const { hearPush, receivePushAs, watchPush } = await import("./receive.ts");
  const worker = new EventTarget();
  hearPush(worker);
  const post = (data: unknown, ports: unknown[] = []) => {
    const event = Object.defineProperty(new MessageEvent("message", { data }), "ports", { value: ports });
    worker.dispatchEvent(event);
  };
  const answers: unknown[] = [];
  const port = { postMessage: (said: unknown) => answers.push(said) };
  const offer = (id = "a", until = Date.now() + 2_000) =>
    post({ kind: offerKind, message: message(id), until }, [port]);
  const heard: string[] = [];
  const listen = () => watchPush(({ id }) => heard.push(id));
  return { receivePushAs, post, port, offer, answers, heard, listen };
}

const registered = (owner: string, off = false) => remember({ owner, token: "T1", sentAt: 1, off });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("S18 a page that the worker asks whether it shows a message", () => {
  test("answers as soon as it knows who is signed in, and has what shows it", async () => {
    registered("1");
    const { offer, answers, heard, listen, receivePushAs } = await page();
    offer("a");
    offer("b");
    expect(answers).toEqual([]);
    receivePushAs("1");
    expect(answers).toEqual([]);
    listen();
    expect([answers, heard]).toEqual([
      ["shows", "shows"],
      ["a", "b"],
    ]);
  });

  test.each([
    ["with nobody signed in", undefined, "1", "nobody"],
    ["with the admin it is registered for", "1", "1", "shows"],
    ["with the next admin, who has not registered", "2", "1", "others"],
  ] as const)("%s", async (_, signedIn, owner, answer) => {
    registered(owner);
    const { offer, answers, heard, listen, receivePushAs } = await page();
    receivePushAs(signedIn);
    listen();
    offer();
    expect([answers, heard]).toEqual([[answer], answer === "shows" ? ["a"] : []]);
  });

  test("says that it shows none where nothing is registered, or it is switched off", async () => {
    const { offer, answers, heard, listen, receivePushAs } = await page();
    receivePushAs("1");
    listen();
    offer();
    registered("1", true);
    offer();
    expect([answers, heard]).toEqual([["others", "others"], []]);
  });

  test("shows none while it is not seen", async () => {
    registered("1");
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { offer, answers, heard, listen, receivePushAs } = await page();
    receivePushAs("1");
    listen();
    offer();
    expect([answers, heard]).toEqual([["nobody"], []]);
  });

  test("shows none that the worker shows by now", async () => {
    registered("1");
    const { offer, answers, heard, listen, receivePushAs } = await page();
    receivePushAs("1");
    offer("late", Date.now() - 1);
    listen();
    expect([answers, heard]).toEqual([[], []]);
  });

  test("shows what comes while nobody listens to whoever listens next", async () => {
    registered("1");
    const { offer, heard, listen, receivePushAs } = await page();
    receivePushAs("1");
    listen()();
    offer("later");
    expect(heard).toEqual([]);
    listen();
    expect(heard).toEqual(["later"]);
  });

  test("shows none of an admin who signed out, nor of the next one who has not registered", async () => {
    registered("1");
    const { offer, answers, heard, listen, receivePushAs } = await page();
    receivePushAs("1");
    offer("a");
    receivePushAs(undefined);
    offer("b");
    receivePushAs("2");
    listen();
    expect([answers, heard]).toEqual([["nobody", "nobody"], []]);
  });

  test.each([null, 3, "push", {}, { kind: offerKind }, { kind: offerKind, message: { id: 1 }, until: 9e15 }])(
    "takes nothing else that a worker says for a message: %o",
    async (data) => {
      registered("1");
      const { post, port, answers, heard, listen, receivePushAs } = await page();
      receivePushAs("1");
      listen();
      post(data, [port]);
      expect([answers, heard]).toEqual([[], []]);
    },
  );
});
