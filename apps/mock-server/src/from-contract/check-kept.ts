import { keptReason } from "@palier/contract";
import { refuse } from "../core/refusal.ts";
import type { AnyRow } from "../world/catalog.ts";
import type { Call } from "./call.ts";

/** Throws 409 if the contract's `kept` bars deletion. */
export function checkKept({ route: { meta } }: Call, row: AnyRow): void {
  const detail = meta.kind === "action" ? keptReason(meta.kept, row) : undefined;
  if (detail !== undefined) throw refuse("conflict", { detail });
}
