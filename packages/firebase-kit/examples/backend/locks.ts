/** How a backend checks who holds a record; see docs/firebase-backend.md. */
import { getDatabase } from "firebase-admin/database";

export interface Admin {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The value at `locks/<area>/<id>`. */
type Lock =
  | string
  | number
  | { readonly email?: unknown; readonly id?: unknown; readonly sid?: unknown; readonly seen?: unknown };

/** Whether a lock names this admin: pages' locks by identifier, other programs' by whatever they wrote (§3). */
export function isHeldBy(lock: Lock, { id, email }: Admin): boolean {
  const { sid, ...by } = typeof lock === "object" ? lock : { id: lock };
  if (typeof sid === "string" && by.id !== undefined) return String(by.id) === String(id);
  const named = typeof by.email === "string" && by.email !== "" ? by.email : by.id;
  return [email.toLowerCase(), String(id)].includes(String(named).toLowerCase());
}

/** The lock of another admin, for the answer 423; undefined when this admin may change the record. */
export async function foreignLock(admin: Admin, area: string, id: number): Promise<Lock | undefined> {
  const read = async (path: string) => (await getDatabase().ref(`${path}/${area}/${id}`).get()).val();
  const [lock, lease] = await Promise.all([read("locks"), read("leases")]);
  if (lock === null || lock === false) return undefined;
  // The database's clock. `once`, because `get` would ask the server for a path that only clients have.
  const offset = await getDatabase().ref(".info/serverTimeOffset").once("value");
  const now = Date.now() + offset.val();
  const hasLapsed = typeof lock.seen === "number" && now - Math.max(lock.seen, lease ?? 0) >= 180_000;
  return hasLapsed || isHeldBy(lock, admin) ? undefined : lock;
}
