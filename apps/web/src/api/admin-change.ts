import { sessionStore } from "./session-store.ts";

const forgetting = new Set<() => void>();

/**
 * Calls `forget` whenever the session ends or another admin's begins: what is kept of one person's work in the page's
 * memory is not for the next one (A13).
 */
export function whenAdminChanges(forget: () => void): void {
  forgetting.add(forget);
}

let owner = ownerNow();
sessionStore.subscribe(() => {
  const next = ownerNow();
  if (next === owner) return;
  owner = next;
  for (const forget of forgetting) forget();
});

function ownerNow(): string | undefined {
  const session = sessionStore.get();
  return session.kind === "signed-in" ? session.admin.email : undefined;
}
