import { worldNamePattern } from "@palier/contract/control";
import { expect, test } from "vitest";
import { worldNameOf } from "./world-name.ts";

test("T02 a world's name begins with its test's title, fits a header, and is nobody else's", () => {
  const titles = ["S14 Où est la fiche ?", "", "💶", "-".repeat(80), "x".repeat(300), "ÉÀÇ œuvre"];
  for (const title of titles) expect(worldNameOf(title)).toMatch(worldNamePattern);
  expect(worldNameOf("S14 Où est la fiche ?")).toMatch(/^s14-ou-est-la-fiche-[0-9a-f]{10}$/);
  expect(new Set(Array.from({ length: 100 }, () => worldNameOf("même titre"))).size).toBe(100);
});
