import type { SignedInAdmin } from "@palier/contract";
import { type AdminIdentity, isNamed, isRecord, namedIn } from "@palier/firebase-kit/rules";
import type { Json } from "../realtime/json.ts";
import type { Realtime } from "../realtime/realtime.ts";
import type { RealtimeDatabase } from "../realtime/realtime-database.ts";

/** Survives a new e-mail address. */
export const accountOf = (adminId: number): string => `admin-${adminId}`;

/**
 * As in docs/firebase-backend.md. Revoking refuses account and sign-in and removes locks at once; admitting updates
 * address and name.
 */
export function setRealtimeAccess(
  realtime: Realtime,
  namespace: string,
  admin: SignedInAdmin,
  isAdmitted: boolean,
): void {
  const uid = accountOf(admin.id);
  // The namespace does not exist: nothing to revoke.
  if (isAdmitted && !realtime.has(namespace)) return;
  const database = realtime.namespace(namespace);
  realtime.accounts(namespace).disable(uid, !isAdmitted);
  database.set(`revoked/${uid}`, isAdmitted ? null : true);
  const identity = { id: admin.id, email: admin.email.toLowerCase() };
  if (isAdmitted) correctEntries(database, identity, `${admin.firstName} ${admin.lastName}`);
  else removeLocks(database, identity);
}

function removeLocks(database: RealtimeDatabase, admin: AdminIdentity): void {
  for (const [place, lock] of entriesIn(database, "locks")) {
    const named = namedIn(lock);
    if (named !== undefined && isNamed(named, admin)) database.set(`locks/${place}`, null);
  }
}

function correctEntries(database: RealtimeDatabase, { id, email }: AdminIdentity, name: string): void {
  const isFormer = (entry: Json): entry is Readonly<Record<string, Json>> =>
    isRecord(entry) && namedIn(entry)?.id === String(id) && (entry.email !== email || entry.name !== name);
  for (const [place, lock] of entriesIn(database, "locks")) {
    if (!isFormer(lock)) continue;
    const asked = `takeovers/${place}/holder`;
    const holder = namedIn(lock)?.identity;
    database.set(`locks/${place}`, { ...lock, email, name });
    if (database.read(asked) === holder) database.set(asked, email);
  }
  for (const [place, request] of entriesIn(database, "takeovers"))
    if (isFormer(request)) database.set(`takeovers/${place}`, { ...request, email, name });
}

/** By `<area>/<id>`. */
function entriesIn(database: RealtimeDatabase, branch: "locks" | "takeovers"): [string, Json][] {
  const areas = database.read(branch);
  return Object.entries(isRecord(areas) ? areas : {}).flatMap(([area, records]) =>
    Object.entries(isRecord(records) ? records : {}).map(([id, entry]): [string, Json] => [
      `${area}/${id}`,
      entry,
    ]),
  );
}
