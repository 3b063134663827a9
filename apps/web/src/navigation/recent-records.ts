import { useEffect } from "react";
import { whenAdminChanges } from "#api/admin-change.ts";
import { recentPrefix } from "#api/personal-texts.ts";
import { sessionStore } from "#api/session-store.ts";
import { tabTexts } from "#browser/storage.ts";

const prefix = recentPrefix;
const most = 8;

/** No name: residents' data must not stay in the browser (A23). */
export interface RecentRecord {
  readonly entity: string;
  readonly id: number;
}

/** By admin. */
function ownKey(): string | undefined {
  const session = sessionStore.get();
  return session.kind === "signed-in" ? `${prefix}${session.admin.id}` : undefined;
}

/** Of this tab, newest first. */
export function recentRecords(): readonly RecentRecord[] {
  const key = ownKey();
  const kept = key === undefined ? undefined : tabTexts.read(key);
  const found = [...(kept ?? "").matchAll(/(\w+)-([1-9]\d{0,8})(?:,|$)/g)];
  return found.map(([, entity = "", id]) => ({ entity, id: Number(id) }));
}

export function useNoteRecent(entity: string, id: number): void {
  useEffect(() => {
    const key = ownKey();
    if (key === undefined) return;
    const others = recentRecords().filter((each) => each.entity !== entity || each.id !== id);
    const all = [{ entity, id }, ...others].slice(0, most);
    tabTexts.write(key, all.map((each) => `${each.entity}-${each.id}`).join(","));
  }, [entity, id]);
}

/** At sign-out, or for another admin (A13). */
whenAdminChanges(() => {
  const own = ownKey();
  tabTexts.removeAll((key) => key.startsWith(prefix) && key !== own);
});
