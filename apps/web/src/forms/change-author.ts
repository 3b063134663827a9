import { sessionStore } from "#api/session-store.ts";

/** Who changed a record: this admin, in another tab or at another desk, or somebody else. */
export type ChangeAuthor = { readonly kind: "self" } | { readonly kind: "other"; readonly name: string };

/** The author that a refusal names; undefined where the server does not tell. */
export function authorOf(
  changedBy: { readonly email: string; readonly name: string } | undefined,
): ChangeAuthor | undefined {
  if (changedBy === undefined) return undefined;
  const session = sessionStore.get();
  const isSelf = session.kind === "signed-in" && session.admin.email === changedBy.email;
  return isSelf ? { kind: "self" } : { kind: "other", name: changedBy.name };
}
