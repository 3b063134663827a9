import { expect, test } from "vitest";
import { readRealtimeConfig } from "./config.ts";

const needed = { apiKey: "k", projectId: "p", databaseURL: "https://p.firebaseio.com" };
const signIn = { strategy: "shared-secret", secret: "s" };

test("a configuration is taken with its optional parts, and nothing else", () => {
  const given = { ...needed, signIn, appId: "1:2:web:3", vapidKey: "", databaseEmulator: 9000, other: true };
  expect(readRealtimeConfig(given)).toEqual({ ...needed, signIn, appId: "1:2:web:3" });
  const custom = { ...needed, signIn: { strategy: "custom-token", token: "t" } };
  expect(readRealtimeConfig(custom)).toEqual(custom);
});

test.each([
  [undefined],
  [null],
  ["text"],
  [{ ...needed }],
  [{ ...needed, apiKey: "", signIn }],
  [{ ...needed, signIn: { strategy: "shared-secret" } }],
  [{ ...needed, signIn: { strategy: "custom-token", secret: "s" } }],
  [{ ...needed, signIn: { strategy: "none" } }],
])("what lacks something needed is none: %j", (value) => {
  expect(readRealtimeConfig(value)).toBeUndefined();
});
