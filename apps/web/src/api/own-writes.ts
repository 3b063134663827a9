import { type LockPlace, lockOf, type RecordRef } from "@palier/contract";
import { sessionStore } from "./session-store.ts";

/** Versions of records that this page's own requests made, as `admin:area:id:version`. */
const versions = new Set<string>();

interface WrittenRoute {
  readonly metadata?: object;
}

/** Notes the version that a successful POST gave a record. Answers without the record's version tell nothing. */
export function noteOwnWrite(
  route: WrittenRoute,
  params: Readonly<Record<string, unknown>>,
  answer: unknown,
): void {
  const place = placeOf(route, params);
  if (place === undefined || typeof answer !== "object" || answer === null) return;
  const id: unknown = Reflect.get(answer, "id");
  const version: unknown = Reflect.get(answer, "version");
  if (id === place.id && typeof version === "number") versions.add(keyOf(place, version));
}

/** True when every version of a record after `from`, up to `to`, was made by this page. */
export function isOwnWrite(
  route: WrittenRoute,
  params: Readonly<Record<string, unknown>>,
  from: unknown,
  to: unknown,
): boolean {
  const place = placeOf(route, params);
  if (place === undefined || typeof from !== "number" || typeof to !== "number" || to <= from) return false;
  const between = Array.from({ length: to - from }, (_, at) => from + 1 + at);
  return between.every((version) => versions.has(keyOf(place, version)));
}

/** The record that a route changes: the one whose lock bars it. */
function placeOf(
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
