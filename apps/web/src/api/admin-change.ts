import { sessionStore } from "./session-store.ts";

const forgetting = new Set<() => void>();

/**
 * When the session ends or another admin's begins: in-memory data must not pass on (A13). Returns an unsubscribe
 * function.
 */
export function whenAdminChanges(forget: () => void): () => void {
  forgetting.add(forget);
  return () => forgetting.delete(forget);
}

/**
 * For work that outlives its screen: false once another admin is signed in (A13). True without a session: the server
 * refuses.
 */
export function whileSameAdmin(): () => boolean {
  const before = ownerNow();
  return () => [undefined, before].includes(ownerNow());
}

let owner = ownerNow();
sessionStore.subscribe(() => {
  const next = ownerNow();
  if (next === owner) return;
  owner = next;
  for (const forget of forgetting) forget();
});

function ownerNow(): number | undefined {
  const session = sessionStore.get();
  return session.kind === "signed-in" ? session.admin.id : undefined;
}
