import { receivePushAs } from "@palier/firebase-kit";
import { sessionStore } from "#api/session-store.ts";

/** How what this browser keeps names an admin: by id, which says nothing of the person (A23). */
export const ownerOf = (adminId: number): string => String(adminId);

/** Messages are shown to the admin who is signed in, if they are that admin's, and to nobody else. */
export function followReceiver(): void {
  const follow = (): void => {
    const session = sessionStore.get();
    if (session.kind === "unknown") return;
    receivePushAs(session.kind === "signed-in" ? ownerOf(session.admin.id) : undefined);
  };
  sessionStore.subscribe(follow);
  follow();
}
