import type { JournalAnswer } from "@palier/contract/control";
import type { JournalView } from "./journal-view.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

interface Followed extends Pick<WorldAccess, "at"> {
  /** Still selected. */
  readonly isCurrent: () => boolean;
  /** After each answer, with or without calls. */
  readonly refresh: () => Promise<void>;
  readonly tell: (error: unknown) => void;
}

/** Long-polls. Self-contained, see `sentFunctions`. */
export async function followJournal(
  { ask }: PageParts,
  view: JournalView,
  { at, isCurrent, refresh, tell }: Followed,
): Promise<void> {
  let last = 0;
  while (isCurrent()) {
    try {
      const wait = last === 0 ? "" : "&wait=20000";
      const path = at(`/journal?since=${last}&limit=${view.mostShown}${wait}`);
      const { entries, last: next } = await ask<JournalAnswer>("GET", path);
      if (!isCurrent()) return;
      last = Math.max(next, 1);
      if (entries.length > 0) view.add(entries);
      await refresh();
    } catch (error) {
      tell(error);
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  }
}
