/** How a backend asks who holds a record: docs/firebase.md shows each part. */
import { getDatabase } from "firebase-admin/database";

export interface Admin {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What stands at `locks/<area>/<id>`. */
type Lock =
  | string
  | number
  | { readonly email?: unknown; readonly id?: unknown; readonly sid?: unknown; readonly seen?: unknown };

/** Whether a lock names this admin: a page's by the identifier, another program's by whatever it wrote (§3). */
export function isHeldBy(lock: Lock, { id, email }: Admin): boolean {
  const { sid, ...by } = typeof lock === "object" ? lock : { id: lock };
  if (typeof sid === "string" && by.id !== undefined) return String(by.id) === String(id);
  const named = typeof by.email === "string" && by.email !== "" ? by.email : by.id;
  return [email.toLowerCase(), String(id)].includes(String(named).toLowerCase());
}

/** Who else holds a record, to answer 423 with: the lock as it stands; undefined when the admin may change the record. */
export async function foreignLock(admin: Admin, area: string, id: number): Promise<Lock | undefined> {
  const read = async (path: string) => (await getDatabase().ref(`${path}/${area}/${id}`).get()).val();
  const [lock, lease] = await Promise.all([read("locks"), read("leases")]);
  if (lock === null || lock === false) return undefined;
  // The database's clock, not this machine's. `once`, not `get`, which would ask the server for a place that it lacks.
  const offset = await getDatabase().ref(".info/serverTimeOffset").once("value");
  const now = Date.now() + offset.val();
  const hasLapsed = typeof lock.seen === "number" && now - Math.max(lock.seen, lease ?? 0) >= 180_000;
  return hasLapsed || isHeldBy(lock, admin) ? undefined : lock;
}
