import type { RouteEntry } from "@palier/contract";
import { check } from "@palier/contract";
import type { z } from "zod";
import { problemDetails } from "../core/problem.texts.ts";
import { refuse } from "../core/refusal.ts";
import type { AnyRow } from "../world/catalog.ts";
import { broken } from "./checked-answer.ts";

/** 409 with the record as it stands when the version that was edited is not the current one. */
export function checkVersion(entry: RouteEntry, record: z.ZodObject, row: AnyRow, version: unknown): void {
  if (version === row.version) return;
  const current = check(record, row);
  if (!current.ok) throw broken(entry, current.errors);
  throw refuse("stale-version", { detail: problemDetails.stale, current: { ...current.value } });
}
