/** @vitest-environment happy-dom */
import { afterEach, expect, test } from "vitest";
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
