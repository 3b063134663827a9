import { uidOf } from "../realtime/auth/accounts.ts";
import { isRecord } from "../realtime/json.ts";
import type { Realtime } from "../realtime/realtime.ts";

/**
 * Admits an admin to a world's realtime service, or shuts the admin out at once, as docs/firebase.md has a backend do it:
 * the rules refuse the account from then on, it signs in no more, and its locks go.
 */
export function setRealtimeAccess(
  realtime: Realtime,
  namespace: string,
  address: string,
  isAdmitted: boolean,
): void {
  const email = address.toLowerCase();
  const uid = uidOf(email);
  // Nobody was there yet: nothing is to be taken back.
  if (isAdmitted && !realtime.has(namespace)) return;
  const database = realtime.namespace(namespace);
  realtime.accounts(namespace).disable(uid, !isAdmitted);
  database.set(`revoked/${uid}`, isAdmitted ? null : true);
  if (isAdmitted) return;
  const areas = database.read("locks");
  for (const [area, records] of Object.entries(isRecord(areas) ? areas : {})) {
    for (const [id, lock] of Object.entries(isRecord(records) ? records : {})) {
      const holder = isRecord(lock) ? lock.email : lock;
      if (holder === email) database.set(`locks/${area}/${id}`, null);
    }
  }
}
