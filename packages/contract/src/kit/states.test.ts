import { describe, expect, test } from "vitest";
import { incidentTransitions, mayBecome, type Transitions, ulaTransitions } from "../index.ts";

/** Including `start`. */
const reachable = <S extends string>(map: Transitions<S>, start: S): Set<S> => {
  const seen = new Set<S>([start]);
  for (const from of seen) for (const to of map[from]) seen.add(to);
  return seen;
};

describe("status transitions", () => {
  test("a tie is validated only after its proof was looked at, and ends only once valid", () => {
    expect(mayBecome(ulaTransitions, "pending", "validated")).toBe(false);
    expect(mayBecome(ulaTransitions, "proofToCheck", "validated")).toBe(true);
    expect(mayBecome(ulaTransitions, "rejected", "ended")).toBe(false);
    expect(mayBecome(ulaTransitions, "rejected", "proofToCheck")).toBe(true);
  });

  test("a resolved incident may be opened again, a closed one may not", () => {
    expect(mayBecome(incidentTransitions, "resolved", "inProgress")).toBe(true);
    expect(mayBecome(incidentTransitions, "closed", "inProgress")).toBe(false);
    expect(mayBecome(incidentTransitions, "open", "closed")).toBe(false);
  });

  test("saving without a change of status is always allowed", () => {
    expect(mayBecome(incidentTransitions, "closed", "closed")).toBe(true);
  });

  test("every status can be reached from the first", () => {
    expect(reachable(ulaTransitions, "pending").size).toBe(Object.keys(ulaTransitions).length);
    expect(reachable(incidentTransitions, "open").size).toBe(Object.keys(incidentTransitions).length);
  });
});
