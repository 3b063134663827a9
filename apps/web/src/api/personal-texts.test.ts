/** @vitest-environment happy-dom */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { personalTexts } from "./personal-texts.ts";
import { sessionStore } from "./session-store.ts";

function signIn(id: number, email: string): void {
  const admin = { id, email, firstName: "Jeanne", lastName: "Martin" };
  sessionStore.set({ kind: "signed-in", admin, csrfToken: "", realtime: undefined });
}
const stored = () => JSON.stringify(Object.entries({ ...sessionStorage }));

beforeEach(() => signIn(1, "jeanne.martin@palier.test"));
afterEach(() => {
  personalTexts.close();
  vi.unstubAllGlobals();
});

test("A23 keys name the admin by id; signing out removes all, and nothing is written until the next sign-in", () => {
  personalTexts.write("draft:a", "Saisi");
  expect(stored()).toContain("Saisi");
  expect(stored()).not.toContain("jeanne");
  personalTexts.close();
  personalTexts.write("draft:a", "Trop tard");
  expect(stored()).toBe("[]");
  signIn(1, "jeanne.martin@palier.test");
  expect(personalTexts.read("draft:a")).toBeUndefined();
  personalTexts.write("draft:a", "De retour");
  expect(personalTexts.read("draft:a")).toBe("De retour");
});

test("A08 A13 a session that expires keeps them for the same admin; another one who signs in removes them", () => {
  personalTexts.write("draft:a", "Saisi");
  sessionStore.expire();
  personalTexts.write("draft:b", "Encore saisi");
  signIn(1, "jeanne.martin@palier.test");
  expect([personalTexts.read("draft:a"), personalTexts.read("draft:b")]).toEqual(["Saisi", "Encore saisi"]);
  sessionStore.expire();
  signIn(2, "karim.benali@palier.test");
  expect(personalTexts.read("draft:a")).toBeUndefined();
  expect(stored()).toBe("[]");
});

test("A23 a storage that is blocked holds nothing after signing out either", () => {
  vi.stubGlobal("sessionStorage", undefined);
  personalTexts.write("draft:a", "Saisi");
  expect(personalTexts.read("draft:a")).toBe("Saisi");
  personalTexts.close();
  signIn(1, "jeanne.martin@palier.test");
  expect(personalTexts.read("draft:a")).toBeUndefined();
});
