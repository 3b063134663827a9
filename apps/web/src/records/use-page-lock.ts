import { type EditLock, type LockHolder, useEditLock } from "@palier/firebase-kit/react";
import { useRefresh } from "#api/refresh.ts";
import { useLockTaken } from "#locks/use-lock-taken.ts";
import { type ShownLock, useBarredUntilRead, useShownLock } from "#locks/use-shown-lock.ts";

interface PageLock {
  readonly editLock: EditLock;
  readonly shown: ShownLock;
  /** Another admin. */
  readonly holder: LockHolder | undefined;
}

/** Takes the lock (S12), or watches it without editing (L08). `onTaken`: the page is then outdated. */
export function usePageLock(area: string, id: number, holds: boolean, onTaken: () => unknown): PageLock {
  const refresh = useRefresh();
  const edited = useEditLock(holds ? area : undefined, id);
  const shown = useShownLock(holds ? undefined : area, id);
  useLockTaken(edited.lock, onTaken);
  const watched = shown.lock.kind === "other" ? shown.lock.holder : undefined;
  const barred = useBarredUntilRead(holds ? undefined : watched, refresh);
  if (!holds) return { editLock: shown, shown, holder: barred };
  const { lock } = edited;
  const held = lock.kind === "other" || lock.kind === "lost" ? lock.holder : undefined;
  return { editLock: edited, shown, holder: held };
}
