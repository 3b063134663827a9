import { useEffect } from "react";
import { whenAdminChanges } from "#api/admin-change.ts";
import { sessionStore } from "#api/session-store.ts";
import { tabTexts } from "#browser/storage.ts";

const prefix = "palier:recent:";
/** How many records are remembered. */
const most = 8;

/** A record by its entity and id. No name: nothing of residents is kept in the browser (A23). */
export interface RecentRecord {
  readonly entity: string;
  readonly id: number;
}

/** Each admin's own; undefined without a session. */
function ownKey(): string | undefined {
  const session = sessionStore.get();
  return session.kind === "signed-in" ? `${prefix}${session.admin.id}` : undefined;
}

/** The records that the admin opened last in this tab, the newest first. */
export function recentRecords(): readonly RecentRecord[] {
  const key = ownKey();
  const kept = key === undefined ? undefined : tabTexts.read(key);
  const found = [...(kept ?? "").matchAll(/(\w+)-([1-9]\d{0,8})(?:,|$)/g)];
  return found.map(([, entity = "", id]) => ({ entity, id: Number(id) }));
}

/** Remembers a record while its page is shown. */
export function useNoteRecent(entity: string, id: number): void {
  useEffect(() => {
    const key = ownKey();
    if (key === undefined) return;
    const others = recentRecords().filter((each) => each.entity !== entity || each.id !== id);
    const all = [{ entity, id }, ...others].slice(0, most);
    tabTexts.write(key, all.map((each) => `${each.entity}-${each.id}`).join(","));
  }, [entity, id]);
}

/** A session that ends takes its records along, and another admin's begins without them (A13). */
whenAdminChanges(() => {
  const own = ownKey();
  tabTexts.removeAll((key) => key.startsWith(prefix) && key !== own);
});
