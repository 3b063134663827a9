/** @vitest-environment happy-dom */
import { afterEach, expect, test, vi } from "vitest";
import { isRepeated } from "./attempt.ts";
import { tabDrafts } from "./drafts.ts";

const key = "jeanne:/admin/wallets/:walletId/imports/new:1:upload";
const draftOf = (content: string) => ({ base: { content: "" }, values: { fileName: "lots.csv", content } });

afterEach(() => {
  vi.unstubAllGlobals();
  tabDrafts.clear(key);
});

function fullAt(letters: number): void {
  const kept = sessionStorage;
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.getItem(name),
    removeItem: (name: string) => kept.removeItem(name),
    setItem(name: string, text: string) {
      if (text.length > letters) throw new DOMException("full", "QuotaExceededError");
      kept.setItem(name, text);
    },
  });
}

/** After a reload memory is empty. */
async function loadedAnew() {
  vi.resetModules();
  return (await import("./drafts.ts")).tabDrafts.load(key);
}

test("A08 what was typed is kept as a draft; a file of 100,000 lines is not, and leaves no older draft of it", () => {
  tabDrafts.save(key, draftOf("Lot;Étage"));
  expect(tabDrafts.load(key)?.values).toEqual({ fileName: "lots.csv", content: "Lot;Étage" });
  tabDrafts.save(key, draftOf("IMM-1;12;3\n".repeat(100_000)));
  expect(tabDrafts.load(key)).toBeUndefined();
});

test("A05 A17 that a long file was sent is kept without the file: the same one asks before it goes out again", () => {
  const draft = draftOf("IMM-1;12;3\n".repeat(100_000));
  tabDrafts.save(key, { ...draft, attempt: { key: "k1", body: JSON.stringify(draft.values) } });
  const kept = tabDrafts.load(key);
  expect(kept?.attempt).toMatchObject({
    key: "k1",
    lost: true,
    shortened: true,
    body: JSON.stringify({ fileName: "lots.csv" }),
  });
  expect(isRepeated(draft.values, kept?.attempt)).toBe(false);
});

test("A05 A17 what full storage keeps of a request is forgotten once it was answered, though more was typed since", async () => {
  fullAt(1_000);
  const draft = draftOf("IMM-1;12;3\n".repeat(200));
  const attempt = { key: "k1", body: JSON.stringify(draft.values) };
  tabDrafts.save(key, { ...draft, attempt });
  expect((await loadedAnew())?.attempt).toMatchObject({ key: "k1", shortened: true });
  tabDrafts.save(key, draft);
  expect(tabDrafts.load(key)?.values).toEqual(draft.values);
  expect(await loadedAnew()).toBeUndefined();
});

test("A05 A17 a request of which nothing fits leaves no other one in its place; a short one is kept whole", async () => {
  const short = draftOf("IMM-1;12;3");
  tabDrafts.save(key, { ...short, attempt: { key: "k1", body: JSON.stringify(short.values) } });
  expect((await loadedAnew())?.attempt).toMatchObject({ key: "k1", shortened: undefined });
  fullAt(50);
  const long = draftOf("IMM-1;12;3\n".repeat(200));
  tabDrafts.save(key, { ...long, attempt: { key: "k2", body: JSON.stringify(long.values) } });
  expect(await loadedAnew()).toBeUndefined();
});
