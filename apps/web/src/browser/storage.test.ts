import { expect, test } from "vitest";
import { guarded } from "./storage.ts";

function storageOf(quota: number): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, text) => {
      if (text.length > quota) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
  };
}

test("A03 a blocked storage keeps texts as long as the page", () => {
  const texts = guarded(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(texts.read("theme")).toBeUndefined();
  texts.write("theme", "dark");
  expect(texts.read("theme")).toBe("dark");
  texts.remove("theme");
  expect(texts.read("theme")).toBeUndefined();
});

test("a text that no longer fits is not replaced by the older one that did", () => {
  const storage = storageOf(5);
  const texts = guarded(() => storage);
  texts.write("draft", "short");
  texts.write("draft", "too long to fit");
  expect(texts.read("draft")).toBe("too long to fit");
  texts.write("draft", "fits");
  expect([texts.read("draft"), storage.getItem("draft")]).toEqual(["fits", "fits"]);
  texts.remove("draft");
  expect(storage.getItem("draft")).toBeNull();
});

test("A05 where a text does not fit, its spare is what the next page finds instead of the older text", () => {
  const storage = storageOf(5);
  const texts = guarded(() => storage);
  texts.write("draft", "old");
  texts.write("draft", "too long to fit", "spare");
  expect(texts.read("draft")).toBe("too long to fit");
  expect(guarded(() => storage).read("draft")).toBe("spare");
  texts.write("draft", "too long to fit", "too long as well");
  expect(guarded(() => storage).read("draft")).toBeUndefined();
});

test("A05 a text that does not fit and has no spare leaves nothing older for the next page", () => {
  const storage = storageOf(5);
  const texts = guarded(() => storage);
  texts.write("draft", "too long to fit", "spare");
  texts.write("draft", "answered meanwhile");
  expect(texts.read("draft")).toBe("answered meanwhile");
  expect(guarded(() => storage).read("draft")).toBeUndefined();
});
