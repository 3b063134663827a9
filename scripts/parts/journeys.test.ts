import { expect, test } from "vitest";
import { journeyArguments } from "./journeys.mjs";

test("Playwright's own arguments stay as they are", () => {
  const given = ["every-screen", "--grep", "A07", "--headed"];
  expect(journeyArguments(given)).toMatchObject({ args: given });
});

test("S17 the way of signing in is for the tests, and « locks » is every test of a lock", () => {
  expect(journeyArguments(["--sign-in", "shared-secret", "locks", "--workers=1"])).toEqual({
    args: ["--grep", String.raw`\bL\d\d\b`, "--workers=1"],
    env: { PALIER_SIGN_IN: "shared-secret" },
  });
  for (const wrong of [["--sign-in"], ["--sign-in", "secret"]])
    expect(journeyArguments(wrong)).toHaveProperty("wrong");
});

test("A06 asks for the whole crawl by --all", () => {
  expect(journeyArguments(["every-screen", "--all", "--workers=1"])).toEqual({
    args: ["every-screen", "--workers=1"],
    env: { PALIER_CRAWL: "all" },
  });
});

test("what is chosen by its name comes without its neighbours, which otherwise share its page", () => {
  for (const given of [["--grep", "badge"], ["--grep=badge"], ["-g", "badge"]])
    expect(journeyArguments(["every-screen", ...given])).toMatchObject({ env: { PALIER_AREAS: "apart" } });
  expect(journeyArguments(["every-screen", "--grep-invert", "badge"])).toHaveProperty("env", {});
});

test("asks for the pictures by --pictures, and for new ones by --renew", () => {
  expect(journeyArguments(["--pictures", "--renew", "--grep", "planner"])).toEqual({
    args: ["pictures", "--grep", "planner", "--update-snapshots=all"],
    env: { PALIER_PICTURES: "renewed", PALIER_AREAS: "apart" },
  });
});
