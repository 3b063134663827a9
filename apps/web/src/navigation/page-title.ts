import { useEffect, useSyncExternalStore } from "react";

/** How the current screen names itself once its record is known. */
export interface ShownTitle {
  readonly title: string;
  /** The record it belongs to, as a crumb before it. */
  readonly parent: TitleParent | undefined;
  /** The shown tab, before the name in the document's title; undefined for the first one. */
  readonly tab: string | undefined;
}

export interface TitleParent {
  readonly label: string;
  readonly href: string;
}

let current: ShownTitle | undefined;
const listeners = new Set<() => void>();

function show(title: ShownTitle | undefined): void {
  current = title;
  for (const listener of [...listeners]) listener();
}

/** Names the screen once its record is known: in the last crumbs and the document's title (A14). */
export function usePageTitle(title: string | undefined, parent?: TitleParent, tab?: string): void {
  const { label, href } = parent ?? {};
  useEffect(() => {
    if (title === undefined) return;
    show({ title, parent: label === undefined || href === undefined ? undefined : { label, href }, tab });
    return () => show(undefined);
  }, [title, label, href, tab]);
}

/** The current screen's own name. */
export const useShownTitle = (): ShownTitle | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
