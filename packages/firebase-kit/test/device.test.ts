import { expect, test } from "vitest";
import { readUserAgent } from "../src/firebase/user-agent.ts";
import { type BrowserFacts, describeDevice } from "../src/push/device.ts";

const read = async (userAgent: string) => readUserAgent(userAgent);
const facts = (change: Partial<BrowserFacts>): BrowserFacts => ({
  language: "fr-FR",
  userAgent: "",
  brands: undefined,
  ...change,
});

test.each([
  [["Not)A;Brand:8", "Chromium:156", "Google Chrome:156"], "Google Chrome", "156"],
  [["Chromium:156", "Not(A:Brand:24"], "Chromium", "156"],
  [["Microsoft Edge:150", "Not_A Brand:99", "Chromium:150"], "Microsoft Edge", "150"],
])("S18: Client Hints come first: %j is %s", async (hints, model, deviceVersion) => {
  const brands = hints.map((hint) => {
    const at = hint.lastIndexOf(":");
    return { brand: hint.slice(0, at), version: hint.slice(at + 1) };
  });
  const device = await describeDevice(facts({ brands, userAgent: "Firefox/1.0" }), read);
  expect(device).toEqual({ model, deviceVersion, platform: "web", language: "fr" });
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "140.0"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    "Safari",
    "17.4",
  ],
  ["something nobody knows", "unknown", ""],
  ["", "unknown", ""],
])("S18: without hints the user agent is read: %s", async (userAgent, model, deviceVersion) => {
  expect(await describeDevice(facts({ userAgent }), read)).toMatchObject({ model, deviceVersion });
});

test.each([
  ["en-US", "en"],
  ["FR", "fr"],
  ["", "fr"],
  ["x-klingon", "fr"],
])("S18: the language is two letters: %j is %s", async (language, expected) => {
  expect(
    (await describeDevice(facts({ language, brands: [{ brand: "X", version: "1" }] }), read)).language,
  ).toBe(expected);
});
