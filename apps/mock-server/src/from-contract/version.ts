import { check } from "@palier/contract";
import type { z } from "zod";
import { problemDetails } from "../core/problem.texts.ts";
import { type Refusal, refuse } from "../core/refusal.ts";
import type { AnyRow, EntityLike, RowOf } from "../world/catalog.ts";
import { lastAuthor } from "../world/last-author.ts";
import { need } from "../world/records.ts";
import type { Call } from "./call.ts";
import { broken } from "./checked-answer.ts";

type Caller = Pick<Call, "route" | "world" | "admin">;

/** A record as the body's sender saw it. Throws 404, and 409 if it has changed since. */
export function needAsSeen<E extends EntityLike>(
  call: Caller & { readonly body: { readonly version: number } },
  of: E,
  id: number,
): RowOf<E> {
  const row = need(call, of, id);
  checkVersion(call, of.record, row, call.body.version);
  return row;
}

/** Throws 409 unless `version` is current. */
export function checkVersion(call: Caller, record: z.ZodObject, row: AnyRow, version: unknown): void {
  if (version === row.version) return;
  const author = authorOf(call, row);
  const isCaller =
    author !== undefined &&
    (author.id === undefined ? author.email === call.admin?.email : author.id === call.admin?.id);
  throw stale(
    call,
    record,
    row,
    isCaller ? problemDetails.staleByCaller : problemDetails.stale(author?.name),
  );
}

/** 409 with present record and last author. */
export function stale(call: Caller, record: z.ZodObject, row: AnyRow, detail: string): Refusal {
  const current = check(record, row);
  if (!current.ok) return broken(call.route, current.errors);
  const changedBy = authorOf(call, row);
  return refuse("stale-version", {
    detail,
    current: { ...current.value },
    ...(changedBy === undefined ? {} : { changedBy }),
  });
}

function authorOf({ route, world }: Caller, row: AnyRow) {
  const { record, lock } = route.meta;
  const entity = (record ?? lock)?.entity;
  return entity === undefined ? undefined : lastAuthor(world, entity, row);
}
