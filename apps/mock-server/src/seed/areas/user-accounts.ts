import type { Rng } from "../../core/random.ts";
import type { Town } from "../town.ts";

/** Without making the row. */
export function accountOf({ counts, residents }: Town, index: number, random: Rng) {
  const tie = index < counts.ula ? residents.ulaStatus(index) : "pending";
  const pending = (tie === "pending" || tie === "proofToCheck") && random.chance(0.5);
  const disabled = random.chance(tie === "ended" ? 0.5 : 0.04);
  return pending ? "pending" : disabled ? "disabled" : "active";
}
