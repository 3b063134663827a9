import { useLocation } from "react-router-dom";
import { useSession } from "#api/session.ts";

/** Names this admin's draft of this form: another admin who signs in on this browser gets none of it. */
export function useDraftKey(): string {
  const session = useSession();
  const { pathname } = useLocation();
  return `${session.kind === "signed-in" ? session.admin.email : ""}:${pathname}`;
}
