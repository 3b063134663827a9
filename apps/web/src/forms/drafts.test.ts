/** @vitest-environment happy-dom */
import { afterEach, expect, test } from "vitest";
import { isRepeated } from "./attempt.ts";
import { tabDrafts } from "./drafts.ts";

const key = "jeanne:/admin/wallets/:walletId/imports/new:1:upload";
const draftOf = (content: string) => ({ base: { content: "" }, values: { fileName: "lots.csv", content } });

afterEach(() => tabDrafts.clear(key));

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
    body: JSON.stringify({ fileName: "lots.csv" }),
  });
  expect(isRepeated(draft.values, kept?.attempt)).toBe(false);
});
