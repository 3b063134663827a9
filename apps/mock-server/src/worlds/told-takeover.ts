import { isRecord, namedIn } from "@palier/firebase-kit/rules";
import type { Log } from "../core/log-event.ts";
import type { Json } from "../realtime/json.ts";

/** Logs who asks whom for a record, what the holder answers, and a lock that goes from one admin to another (L06). */
export function tellTakeover(events: Log, path: readonly string[], before: Json, after: Json): void {
  const [branch, area, id] = path;
  const record = `${area}/${id}`;
  const [was, is] = [namedIn(before)?.identity, namedIn(after)?.identity];
  if (branch === "locks" && was !== undefined && is !== undefined && was !== is)
    events({ event: "takeover", record, why: "taken", admin: is, holder: was });
  if (branch !== "takeovers" || is === undefined || !isRecord(after)) return;
  const answer = typeof after.answer === "string" ? after.answer : undefined;
  const holder = typeof after.holder === "string" ? after.holder : undefined;
  if (was === is && answer === undefined) return;
  events({ event: "takeover", record, why: answer ?? "asked", admin: is, holder });
}
