import type { RouteEntry } from "@palier/contract";
import { check } from "@palier/contract";
import type { z } from "zod";
import { problemDetails } from "../core/problem.texts.ts";
import { type Refusal, refuse } from "../core/refusal.ts";
import type { AnyRow } from "../world/catalog.ts";
import { broken } from "./checked-answer.ts";

/** 409 with the record as it stands when the version that was edited is not the current one. */
export function checkVersion(entry: RouteEntry, record: z.ZodObject, row: AnyRow, version: unknown): void {
  if (version !== row.version) throw stale(entry, record, row, problemDetails.stale);
}

/** 409: what the caller looked at has changed since; with the record as it stands. */
export function stale(entry: RouteEntry, record: z.ZodObject, row: AnyRow, detail: string): Refusal {
  const current = check(record, row);
  return current.ok
    ? refuse("stale-version", { detail, current: { ...current.value } })
    : broken(entry, current.errors);
}
