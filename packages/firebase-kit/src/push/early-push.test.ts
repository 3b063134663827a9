import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { earlyLifetime, keepEarlyPush, takeEarlyPush } from "./early-push.ts";

/** What the SDK's worker posts to each of its pages. */
const posted = (id: string, more: object = {}) => ({
  isFirebaseMessaging: true,
  messageType: "push-received",
  fcmMessageId: id,
  from: "1",
  ...more,
});

function page() {
  const worker = new EventTarget();
  keepEarlyPush(worker);
  return (data: unknown) => worker.dispatchEvent(new MessageEvent("message", { data }));
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://admin.example.org" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  takeEarlyPush();
  vi.useRealTimers();
});

describe("S18 messages that arrive before messaging is loaded", () => {
  test("are kept in their order, with a notification or with data alone", () => {
    const arrives = page();
    arrives(posted("a", { notification: { title: "Incident", body: "Ascenseur" }, data: { link: "/a" } }));
    arrives(posted("b", { data: { title: "Demande" }, fcmOptions: { link: "https://admin.example.org/b" } }));
    expect(takeEarlyPush()).toEqual([
      { id: "a", title: "Incident", body: "Ascenseur", link: "/a" },
      { id: "b", title: "Demande", body: "", link: "/b" },
    ]);
  });

  test("are taken once, and no more are kept once somebody else listens", () => {
    const arrives = page();
    arrives(posted("a"));
    expect(takeEarlyPush()).toHaveLength(1);
    arrives(posted("b"));
    expect(takeEarlyPush()).toEqual([]);
  });

  test("are dropped after a minute, and never more than twenty", () => {
    vi.useFakeTimers();
    const arrives = page();
    arrives(posted("old"));
    vi.advanceTimersByTime(earlyLifetime + 1);
    for (let at = 0; at < 30; at += 1) arrives(posted(String(at)));
    expect(takeEarlyPush().map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, at) => String(at + 10)),
    );
  });

  test.each([null, 3, "push-received", {}, posted("x", { messageType: "notification-clicked" })])(
    "anything else that a worker says is not one: %o",
    (data) => {
      page()(data);
      expect(takeEarlyPush()).toEqual([]);
    },
  );
});
