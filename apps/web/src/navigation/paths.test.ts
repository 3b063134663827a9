import { expect, test } from "vitest";
import { paths, returnPath, signInPath } from "./paths.ts";

test("A08 sign-in leads back to the very place, filters included", () => {
  const place = "/admin/building?city=Lyon&page=2";
  const wanted = new URL(signInPath(place), "http://x").searchParams.get("retour");
  expect(returnPath(wanted)).toBe(place);
});

test.each([
  null,
  "",
  "admin",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/admin/login?retour=/x",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/.\\\\evil.example",
  "/..\\/evil.example",
  "/./\t/evil.example",
])("a return address outside the app (%j) leads home", (wanted) => {
  expect(returnPath(wanted)).toBe(paths.home);
});
