import type { RouteEntry } from "@palier/contract";
import type { Finding } from "../verify/ledger.ts";
import type { WireRequest } from "../wire/wire.ts";

/** One violation that went by, with the call it happened in. */
export interface Violation {
  /** ISO 8601, when the answer was complete. */
  readonly at: string;
  /** Whether the web app sent it or the backend answered it. */
  readonly side: "request" | "answer";
  readonly route: string;
  readonly provenance: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
}

/** Puts a finding into the words of a call that went by. */
export const violationOf = (
  side: Violation["side"],
  { name, meta }: RouteEntry,
  { method, path }: WireRequest,
  status: number,
  { rule, expected, found }: Pick<Finding, "expected" | "found"> & { readonly rule: string },
): Violation => ({
  at: new Date().toISOString(),
  side,
  route: name,
  provenance: meta.provenance,
  method,
  path,
  status,
  rule,
  expected,
  found,
});
