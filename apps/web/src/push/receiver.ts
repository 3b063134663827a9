import { receivePushAs } from "@palier/firebase-kit";
import { sessionStore } from "#api/session-store.ts";

/** The admin's key in browser storage: the id, which reveals no person (A23). */
export const ownerOf = (adminId: number): string => String(adminId);

/** Messages are shown only to the signed-in admin they are addressed to. */
export function followReceiver(): void {
  const follow = (): void => {
    const session = sessionStore.get();
    if (session.kind === "unknown") return;
    receivePushAs(session.kind === "signed-in" ? ownerOf(session.admin.id) : undefined);
  };
  sessionStore.subscribe(follow);
  follow();
}
