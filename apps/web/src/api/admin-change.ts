import { sessionStore } from "./session-store.ts";

const forgetting = new Set<() => void>();

/**
 * Calls `forget` whenever the session ends or another admin's begins: what is kept of one person's work in the page's
 * memory is not for the next one (A13). Returns the way to stop.
 */
export function whenAdminChanges(forget: () => void): () => void {
  forgetting.add(forget);
  return () => forgetting.delete(forget);
}

/**
 * Returns a check for work that outlives its screen: false once another admin is signed in than now, in whose name the rest
 * would be sent (A13). True without a session: the server refuses what is sent then.
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
