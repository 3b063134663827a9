import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionStore } from "#api/session-store.ts";
import { bodyOf } from "#forms/attempt.ts";
import { pressAttempt, settlePresses } from "./press-attempts.ts";

const subject = JSON.stringify(["building", { buildingId: 3, managedServiceId: 5 }]);
const add = { address: "/api/admin/building/3/managed-services/5/add", subject };
const remove = { address: "/api/admin/building/3/managed-services/5/remove", subject };
const other = { address: "/api/admin/building/delete/4", subject: "4" };

function signIn(email: string, id = 1): void {
  const admin = { id, email, firstName: "", lastName: "" };
  sessionStore.set({ kind: "signed-in", admin, csrfToken: "", realtime: undefined });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  signIn("jeanne.martin@palier.test");
});
afterEach(() => {
  for (const each of [add, other]) settlePresses(each);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("A05 a press without an answer is repeated under its key and with the version of then", () => {
  const first = pressAttempt(other, { version: 3 });
  const again = pressAttempt(other, { version: 4 });
  expect(again.key).toBe(first.key);
  expect(bodyOf(again)).toEqual({ version: 3 });
});

test("A05 an answered press is over: the next one is another intention", () => {
  const first = pressAttempt(add, {});
  settlePresses(add);
  expect(pressAttempt(add, {}).key).not.toBe(first.key);
});

test("A05 the answer to another press of the record settles the lost one: what was added, removed and added again is added", () => {
  const first = pressAttempt(add, {});
  pressAttempt(remove, {});
  settlePresses(remove);
  expect(pressAttempt(add, {}).key).not.toBe(first.key);
});

test("A05 presses of other records are kept apart", () => {
  const first = pressAttempt(other, { version: 3 });
  pressAttempt(add, {});
  settlePresses(add);
  expect(pressAttempt(other, { version: 3 }).key).toBe(first.key);
});

test("A05 a record that others changed since is decided anew, and so is one after ten minutes", () => {
  const first = pressAttempt(other, { version: 3 });
  const later = pressAttempt(other, { version: 5 });
  expect(later.key).not.toBe(first.key);
  vi.advanceTimersByTime(599_000);
  expect(pressAttempt(other, { version: 5 }).key).toBe(later.key);
  vi.advanceTimersByTime(2_000);
  expect(pressAttempt(other, { version: 5 }).key).not.toBe(later.key);
});

test("A05 a press that full storage does not take leaves those before it known after a reload", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    length: 0,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    setItem(name: string, text: string) {
      if (text.includes(add.address)) throw new DOMException("full", "QuotaExceededError");
      kept.set(name, text);
    },
  });
  const first = pressAttempt(other, { version: 3 });
  pressAttempt(add, {});
  vi.resetModules();
  const { sessionStore: nextSession } = await import("#api/session-store.ts");
  const next = await import("./press-attempts.ts");
  nextSession.set(sessionStore.get());
  expect(next.pressAttempt(other, { version: 3 }).key).toBe(first.key);
});

test("A13 another admin of this tab presses on his own", () => {
  const first = pressAttempt(other, { version: 3 });
  signIn("karim.benali@palier.test", 2);
  expect(pressAttempt(other, { version: 3 }).key).not.toBe(first.key);
  settlePresses(other);
});
