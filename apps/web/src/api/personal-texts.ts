import { tabTexts } from "#browser/storage.ts";
import { sessionStore } from "./session-store.ts";

const prefix = "palier:own:";

let owner: number | undefined;
let isClosed = false;

/**
 * Drafts and unanswered presses in this tab. Kept when the session expires (A08); removed at sign-out or another
 * admin's sign-in (A13, A23). Keys contain no name or address.
 */
export const personalTexts = {
  read: (key: string): string | undefined => tabTexts.read(ownKey(key)),
  /** After sign-out an unmounting form would restore its draft. */
  write(key: string, text: string, spare?: string): void {
    if (!isClosed) tabTexts.write(ownKey(key), text, spare);
  },
  remove: (key: string): void => tabTexts.remove(ownKey(key)),
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
