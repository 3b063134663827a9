import { expect, it } from "vitest";
import type { Failure } from "./failure.ts";
import { type Attempted, failureText } from "./failure-text.ts";

const refusal = (errors: readonly string[], detail?: string): Failure => ({
  kind: "problem",
  status: 422,
  problem: {
    type: "/problems/422",
    title: "Vérifiez les champs",
    status: 422,
    ...(detail === undefined ? {} : { detail }),
    errors: errors.map((message) => ({ path: "serviceIds", message })),
  },
});

it("A03 a refusal without a detail says what its errors say", () => {
  const failure = refusal(["Le service « Ménage » nomme ce concierge.", "200 services au plus."]);
  expect(failureText(failure)).toEqual({
    title: "Vérifiez les champs",
    detail: "Le service « Ménage » nomme ce concierge. 200 services au plus.",
    canRetry: false,
  });
});

const limited: Failure = { kind: "problem", status: 429, problem: { type: "", title: "", status: 429 } };

it("A03 a limit that says nothing of its own says when to come back", () => {
  expect(failureText(limited)).toMatchObject({ detail: expect.stringContaining("dans une minute") });
});

it("A03 a refusal with a detail says the detail", () => {
  expect(failureText(refusal(["Valeur refusée"], "Ce thème a changé.")).detail).toBe("Ce thème a changé.");
});

it("A03 a server's failure names the request under which its log has it; a refusal needs none", () => {
  const failed = { kind: "problem", status: 500, problem: { type: "", title: "", status: 500 } } as const;
  const shown = failureText({ ...failed, reference: "0f9a41d26c8e" }, "read").detail;
  expect(shown).toMatch(/ Référence pour le support\u00a0: 0f9a41d26c8e\.$/);
  for (const other of [failed, { ...limited, reference: "0f9a41d26c8e" }])
    expect(failureText(other).detail).not.toContain("Référence");
});

it("A03 only what was typed is said to be kept: a press, a move or a list had nothing typed", () => {
  const failures: readonly Failure[] = [
    { kind: "offline" },
    { kind: "timeout" },
    { kind: "problem", status: 503, problem: { type: "", title: "", status: 503 } },
    limited,
  ];
  const saidKept = (attempted: Attempted) =>
    failures.map((failure) => failureText(failure, attempted).detail.includes("saisi"));
  expect(saidKept("write")).toEqual([true, true, true, true]);
  expect([...saidKept("press"), ...saidKept("read")]).not.toContain(true);
});
