import { sessionStore } from "#api/session-store.ts";
import { forgetKeptPages, keepPagesOf } from "#first-paint/kept-rows.ts";

/** Pages that are kept for the next visit (first-paint) go when their admin's session ends, or is another's. */
export function forgetPagesWithSession(): void {
  sessionStore.subscribe(() => {
    const session = sessionStore.get();
    if (session.kind === "signed-in") keepPagesOf(session.admin.id);
    else if (session.kind !== "unknown") forgetKeptPages();
  });
}
