import { tabTexts } from "#browser/storage.ts";
import { sessionStore } from "./session-store.ts";

const prefix = "palier:own:";

let owner: number | undefined;
let isClosed = false;

/**
 * What this tab keeps for the admin who is signed in: drafts and unanswered presses. A session that expires leaves it for
 * the same admin (A08). Signing out removes it, and so does another admin who signs in here (A13, A23). Keys hold the
 * admin's id and no name or address.
 */
export const personalTexts = {
  read: (key: string): string | undefined => tabTexts.read(ownKey(key)),
  /** Keeps nothing after a sign-out: a form that leaves the screen then would bring its draft back. */
  write(key: string, text: string): void {
    if (!isClosed) tabTexts.write(ownKey(key), text);
  },
  remove: (key: string): void => tabTexts.remove(ownKey(key)),
  /** The admin signed out, here or in another tab: removes everything. Lasts until the next sign-in. */
  close(): void {
    isClosed = true;
    tabTexts.removeAll((key) => key.startsWith(prefix));
  },
} as const;

const ownerPrefix = (): string => `${prefix}${owner ?? ""}:`;
const ownKey = (key: string): string => ownerPrefix() + key;

sessionStore.subscribe(() => {
  const session = sessionStore.get();
  if (session.kind !== "signed-in") return;
  const isOther = owner !== undefined && owner !== session.admin.id;
  owner = session.admin.id;
  isClosed = false;
  tabTexts.removeAll((key) => key.startsWith(prefix) && (isOther || !key.startsWith(ownerPrefix())));
});
