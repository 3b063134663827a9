import { check } from "@palier/contract";
import { type SignedInAdmin, signedInAdmin } from "@palier/contract/areas/session";
import { placeOf, type WrittenRoute } from "./own-writes.ts";
import { sessionStore } from "./session-store.ts";
import { tellOtherTabs } from "./session-tabs.ts";

/**
 * A corrected address or name keeps the session, here and in other tabs; another id ends it (A13). Returns
 * whether the admin is the same.
 */
export function followAdmin(admin: SignedInAdmin): boolean {
  const before = sessionStore.get();
  if (!sessionStore.follow(admin)) return false;
  if (sessionStore.get() !== before) tellOtherTabs(admin);
  return true;
}

/** Takes over what the admin changed in their own account. */
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
