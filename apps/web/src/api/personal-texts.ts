import { browserTexts, tabTexts } from "#browser/storage.ts";
import { sessionStore } from "./session-store.ts";

const prefix = "palier:own:";
/** Of `navigation/recent-records.ts`; a tab that was elsewhere at the sign-out forgets them too. */
export const recentPrefix = "palier:recent:";

/** When somebody last signed out, in this browser and as far as this tab knows: it may have been on another site. */
const signedOutKey = "palier:signed-out";
const knownKey = "palier:known-sign-out";
/** Set by a sign-out, removed by the next sign-in. */
const leftKey = "palier:left";

let owner: number | undefined;
let isClosed = false;
let known = tabTexts.read(knownKey);

/**
 * Drafts and unanswered presses of this tab. Kept when the session expires (A08); removed at sign-out or
 * another admin's sign-in (A13, A23). Keys contain no name or address.
 */
export const personalTexts = {
  read: (key: string): string | undefined => tabTexts.read(ownKey(key)),
  /** Whether it outlives the page. Not written after sign-out: an unmounting form would restore its draft. */
  write: (key: string, text: string, spare?: string): boolean =>
    isClosed || tabTexts.write(ownKey(key), text, spare),
  remove: (key: string): void => tabTexts.remove(ownKey(key)),
  close(): void {
    isClosed = true;
    tabTexts.removeAll((key) => key.startsWith(prefix) || key.startsWith(recentPrefix));
  },
  /** Closes, in tabs that do not hear of it as well. */
  signOut(): void {
    const at = String(Date.now());
    browserTexts.write(signedOutKey, at);
    browserTexts.write(leftKey, "1");
    closeSince(at);
  },
  /** Whether nobody has signed in since somebody signed out here: addresses in the history are then a former admin's. */
  wasLeft: (): boolean => browserTexts.read(leftKey) !== undefined,
  /** After an absence, for the same admin: removes what was typed before a sign-out. */
  goOn(): void {
    learnSignOut();
    isClosed = false;
  },
} as const;

/** Closes once per sign-out: what is typed after the next sign-in stays. */
function learnSignOut(): void {
  const at = browserTexts.read(signedOutKey);
  if (at !== undefined && at !== known) closeSince(at);
}

/** Closed first: a full storage has room for the time then. */
function closeSince(at: string): void {
  known = at;
  personalTexts.close();
  tabTexts.write(knownKey, at);
}
learnSignOut();

const ownerPrefix = (): string => `${prefix}${owner ?? ""}:`;
const ownKey = (key: string): string => ownerPrefix() + key;

let before = sessionStore.get().kind;
sessionStore.subscribe(() => {
  const session = sessionStore.get();
  // A session that goes on with a new token has work under way.
  if (before !== "signed-in" || session.kind !== "signed-in") learnSignOut();
  before = session.kind;
  if (session.kind !== "signed-in") return;
  const isOther = owner !== undefined && owner !== session.admin.id;
  owner = session.admin.id;
  isClosed = false;
  browserTexts.remove(leftKey);
  tabTexts.removeAll((key) => key.startsWith(prefix) && (isOther || !key.startsWith(ownerPrefix())));
});
