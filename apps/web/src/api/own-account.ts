import { check } from "@palier/contract";
import { type SignedInAdmin, signedInAdmin } from "@palier/contract/areas/session";
import { placeOf, type WrittenRoute } from "./own-writes.ts";
import { sessionStore } from "./session-store.ts";
import { tellOtherTabs } from "./session-tabs.ts";

/**
 * Takes over what the server says of who is signed in, here and in this browser's other tabs: an admin is the id, and keeps
 * the session when an address or a name is corrected. Another admin's session ends this page's (A13). Returns whether it is
 * the same admin.
 */
export function followAdmin(admin: SignedInAdmin): boolean {
  const before = sessionStore.get();
  if (!sessionStore.follow(admin)) return false;
  if (sessionStore.get() !== before) tellOtherTabs(admin);
  return true;
}

/** Takes over what this admin saved in their own account. */
export function followOwnAccount(
  route: WrittenRoute,
  params: Readonly<Record<string, unknown>>,
  answer: unknown,
): void {
  const place = placeOf(route, params);
  const session = sessionStore.get();
  if (place?.area !== "account-admin" || session.kind !== "signed-in" || place.id !== session.admin.id)
    return;
  const saved = check(signedInAdmin, answer);
  if (saved.ok) followAdmin(saved.value);
}
