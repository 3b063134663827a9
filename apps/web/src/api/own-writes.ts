import { type LockPlace, lockOf, type RecordRef } from "@palier/contract";
import { sessionStore } from "./session-store.ts";

const channelName = "palier:writes";

/** A forgotten version counts as another admin's. */
export const mostKept = 1_000;

/** `admin:area:id:version`, oldest first. */
const fromHere = new Set<string>();
const fromElsewhere = new Set<string>();
let channel: BroadcastChannel | undefined;

/** Without channels only the server's refusals tell. */
function openChannel(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "string") keep(fromElsewhere, data);
    };
  } catch {
    // Blocked with storage.
  }
  return channel;
}
if (typeof window !== "undefined") openChannel();

function keep(versions: Set<string>, key: string): void {
  versions.add(key);
  const [oldest] = versions;
  if (versions.size > mostKept && oldest !== undefined) versions.delete(oldest);
}

/** For tests, each of which has a server whose versions begin again. */
export function forgetOwnWrites(): void {
  fromHere.clear();
  fromElsewhere.clear();
}

export interface WrittenRoute {
  readonly metadata?: object;
}

/** Remembers a POST's version; ignores answers without one. */
export function noteOwnWrite(
  route: WrittenRoute,
  params: Readonly<Record<string, unknown>>,
  answer: unknown,
): void {
  const place = placeOf(route, params);
  if (place === undefined || typeof answer !== "object" || answer === null) return;
  // A part of a record (a theme's tree) names it like its route.
  const id: unknown = Reflect.get(answer, "id") ?? Reflect.get(answer, paramOf(route));
  const version: unknown = Reflect.get(answer, "version");
  if (id !== place.id || typeof version !== "number") return;
  keep(fromHere, keyOf(place, version));
  openChannel()?.postMessage(keyOf(place, version));
}

/**
 * Where all versions after `from` up to `to` were written; `elsewhere`: other tabs too. Undefined if another
 * admin may have.
 */
export function ownWrites(
  route: WrittenRoute,
  params: Readonly<Record<string, unknown>>,
  from: unknown,
  to: unknown,
): "here" | "elsewhere" | undefined {
  const place = placeOf(route, params);
  if (place === undefined || typeof from !== "number" || typeof to !== "number" || to <= from)
    return undefined;
  const between = Array.from({ length: to - from }, (_, at) => keyOf(place, from + 1 + at));
  if (between.every((key) => fromHere.has(key))) return "here";
  return between.every((key) => fromHere.has(key) || fromElsewhere.has(key)) ? "elsewhere" : undefined;
}

const paramOf = ({ metadata }: WrittenRoute): string =>
  metadata !== undefined && "lock" in metadata && isRecordRef(metadata.lock) ? metadata.lock.param : "id";

/** The record that the route's lock guards. */
export function placeOf(
  { metadata }: WrittenRoute,
  params: Readonly<Record<string, unknown>>,
): LockPlace | undefined {
  if (metadata === undefined || !("lock" in metadata) || !isRecordRef(metadata.lock)) return undefined;
  return lockOf({ lock: metadata.lock }, params);
}

const isRecordRef = (value: unknown): value is RecordRef =>
  typeof value === "object" && value !== null && "entity" in value && "param" in value;

function keyOf({ area, id }: LockPlace, version: number): string {
  const session = sessionStore.get();
  return `${session.kind === "signed-in" ? session.admin.id : ""}:${area}:${id}:${version}`;
}
