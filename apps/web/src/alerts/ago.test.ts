import { expect, test } from "vitest";
import { agoText } from "./ago.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

test.each([
  ["2026-11-20T12:00:30Z", "à l’instant"],
  ["2026-11-20T11:59:01Z", "à l’instant"],
  ["2026-11-20T11:59:00Z", "il y a 1 min"],
  ["2026-11-20T11:00:01Z", "il y a 59 min"],
  ["2026-11-20T11:00:00Z", "il y a 1 h"],
  ["2026-11-19T12:00:01Z", "il y a 23 h"],
  ["2026-11-19T12:00:00Z", "19/11/2026 13:00"],
  ["2026-11-20T13:00:00Z", "20/11/2026 14:00"],
])("A24 an alert of %s is said to be %s", (at, said) => {
  expect(agoText(at, now).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(said);
});

test("A24 as long as the server's time is unknown, an alert has its date", () => {
  expect(agoText("2026-11-20T11:59:01Z", undefined)).toBe("20/11/2026 12:59");
});
