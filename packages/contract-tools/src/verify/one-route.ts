import { CannotRun } from "../wire/cannot-run.ts";
import { Interrupted } from "./gate.ts";
import type { Probe } from "./probe.ts";

/** An error in a check, on an unforeseen answer, affects this route only. */
export async function oneRoute(probe: Probe, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof CannotRun || error instanceof Interrupted) throw error;
    const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    probe.ledger.gap(
      "reads",
      "",
      `a check of ours broke here, the rest of the route is unchecked: ${why}`,
      true,
    );
  }
}
