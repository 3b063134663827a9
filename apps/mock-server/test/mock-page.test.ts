import { afterAll, expect, test } from "vitest";
import { json, openDoor } from "./harness.ts";

const door = await openDoor();
afterAll(() => door.close());

const asBrowser = { headers: { accept: "text/html,application/xhtml+xml" } };

test("/__mock is a page for browsers, under the strict policy, and JSON for programs", async () => {
  const page = await fetch(`${door.url}/__mock`, asBrowser);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("vary")).toBe("accept");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  const text = await page.text();
  expect(text).not.toMatch(/<script(?![^>]*src=)|\son\w+=|https?:\/\//);
  expect(await json(fetch(`${door.url}/__mock`))).toMatchObject({ ok: true, seed: "palier" });
});

test("the page's script is whole: it parses, and takes nothing from outside", async () => {
  const answer = await fetch(`${door.url}/__mock/page.js`);
  expect(answer.headers.get("content-type")).toContain("text/javascript");
  const script = await answer.text();
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\bimport\b|\brequire\b|innerHTML|__vite|https?:\/\//);
});
