import { expect, test } from "vitest";
import { ControlError } from "./control-calls.ts";

test("a refusal names the nearest words that would have been taken", () => {
  const problem = { type: "/problems/not-found", title: "Introuvable", status: 404 } as const;
  const said = (allowed?: string[]) =>
    new ControlError("POST /open", 404, allowed === undefined ? problem : { ...problem, allowed }).message;
  expect(said(["building", "order", "user", "wallet", "news", "theme"])).toBe(
    "POST /open: 404 — Introuvable — allowed: building, order, user, wallet, news",
  );
  expect(said([])).toBe("POST /open: 404 — Introuvable");
  expect(said()).toBe("POST /open: 404 — Introuvable");
});
