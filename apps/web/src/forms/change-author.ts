import type { SignedInAdmin } from "@palier/contract/areas/session";
import { sessionStore } from "#api/session-store.ts";

/** `self`: this admin, elsewhere. */
export type ChangeAuthor = { readonly kind: "self" } | { readonly kind: "other"; readonly name: string };

/** A refusal names only the last author: this admin counts as author of one version, or of known own ones. */
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

/** Servers without ids name authors by address only. */
const isBy = (
  admin: SignedInAdmin,
  { id, email }: { readonly id?: number | undefined; readonly email: string },
): boolean => (id === undefined ? admin.email === email : admin.id === id);
