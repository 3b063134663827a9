/** How a backend creates, corrects and disables its admins' accounts; see docs/firebase-backend.md. */
import { FirebaseAuthError, getAuth } from "firebase-admin/auth";
import { getDatabase } from "firebase-admin/database";
import { type Admin, isHeldBy } from "./locks.ts";

const uidOf = (admin: Admin) => `admin-${admin.id}`;

const claimsOf = (admin: Admin) => ({
  adminId: admin.id,
  adminEmail: admin.email.toLowerCase(),
  adminName: `${admin.firstName} ${admin.lastName}`,
});

/** Ignores the error which means that this was done before. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof FirebaseAuthError && error.code === code)) throw error;
};

/** `custom-token`: called for each answer of `GET /admin/session`. */
export async function signInToken(admin: Admin): Promise<string> {
  await getAuth()
    .createUser({ uid: uidOf(admin) })
    .catch(unless("auth/uid-already-exists"));
  return getAuth().createCustomToken(uidOf(admin), claimsOf(admin));
}

/** `shared-secret`: called when an admin is created, or address, name or secret change. */
export async function putAccount(admin: Admin, secret: string): Promise<void> {
  const uid = uidOf(admin);
  await getAuth().createUser({ uid }).catch(unless("auth/uid-already-exists"));
  await getAuth().updateUser(uid, { email: admin.email, password: secret });
  await getAuth().setCustomUserClaims(uid, claimsOf(admin));
}

/** Called when an admin's address or name is corrected: updates held locks, which open pages follow at once. */
export async function correctLocks(admin: Admin): Promise<void> {
  const { adminEmail: email, adminName: name } = claimsOf(admin);
  const areas = (await getDatabase().ref("locks").get()).val() ?? {};
  for (const [area, records] of Object.entries<object>(areas))
    for (const [id, lock] of Object.entries(records))
      if (typeof lock.sid === "string" && isHeldBy(lock, admin))
        // A transaction: a lock released meanwhile must not reappear in part, as that part would never lapse.
        await getDatabase()
          .ref(`locks/${area}/${id}`)
          .transaction((now) => (now?.sid === lock.sid ? { ...now, email, name } : now));
}

/** Called when an admin is disabled or deleted in the back-office; takes effect at once, not within the hour. */
export async function shutOut(admin: Admin): Promise<void> {
  await getDatabase()
    .ref(`revoked/${uidOf(admin)}`)
    .set(true);
  const areas = (await getDatabase().ref("locks").get()).val() ?? {};
  for (const [area, records] of Object.entries<object>(areas))
    for (const [id, lock] of Object.entries(records))
      if (isHeldBy(lock, admin)) await getDatabase().ref(`locks/${area}/${id}`).remove();
  // An admin who never signed in has no account.
  await getAuth().updateUser(uidOf(admin), { disabled: true }).catch(unless("auth/user-not-found"));
}

/** Called when the admin is enabled again. */
export async function letIn(admin: Admin): Promise<void> {
  await getAuth().updateUser(uidOf(admin), { disabled: false }).catch(unless("auth/user-not-found"));
  await getDatabase()
    .ref(`revoked/${uidOf(admin)}`)
    .remove();
}
