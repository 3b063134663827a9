import type { SignedInAdmin } from "@palier/contract/areas/session";
import { sessionStore } from "#api/session-store.ts";

/** Who changed a record: this admin, in another tab or at another desk, or somebody else. */
export type ChangeAuthor = { readonly kind: "self" } | { readonly kind: "other"; readonly name: string };

/**
 * The author that a refusal names; undefined where the server does not tell. It names who saved last: that this admin did
 * tells nothing of the versions before, so that the admin counts as the author of one version alone, or of versions that
 * are known to be theirs.
 */
export function authorOf(
  changedBy: { readonly id?: number | undefined; readonly email: string; readonly name: string } | undefined,
  versions: { readonly count: number; readonly areOwn: boolean },
): ChangeAuthor | undefined {
  if (changedBy === undefined) return undefined;
  const session = sessionStore.get();
  const isSelf = session.kind === "signed-in" && isBy(session.admin, changedBy);
  if (!isSelf) return { kind: "other", name: changedBy.name };
  return versions.count === 1 || versions.areOwn ? { kind: "self" } : undefined;
}

/** A server that says no identifier names the author by the address alone. */
const isBy = (
  admin: SignedInAdmin,
  { id, email }: { readonly id?: number | undefined; readonly email: string },
): boolean => (id === undefined ? admin.email === email : admin.id === id);
