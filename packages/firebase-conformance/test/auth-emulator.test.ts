/** Recorded answers of Google's Auth emulator (`npm run trial -- conformance auth`), compared with ours. */
import { expect, test } from "vitest";
import recorded from "../recorded/auth-emulator.json" with { type: "json" };
import { embeddedAuth } from "../src/auth/auth-service.ts";
import { differences } from "../src/auth/compare.ts";
import { unexplained } from "../src/auth/known-differences.ts";
import { record } from "../src/auth/recording.ts";

test("S17 L12 the embedded sign-in answers as Google's emulator did, field by field, but for what is listed", async () => {
  const found = differences(recorded.answers, await record(embeddedAuth));
  expect(unexplained(found)).toEqual({ differences: [], idle: [] });
});
