import { useEffect, useSyncExternalStore } from "react";

export interface ShownTitle {
  readonly title: string;
  readonly parent: TitleParent | undefined;
  /** In the document's title; undefined for the first tab. */
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

/** In the last crumbs and the document's title (A14). */
export function usePageTitle(title: string | undefined, parent?: TitleParent, tab?: string): void {
  const { label, href } = parent ?? {};
  useEffect(() => {
    if (title === undefined) return;
    show({ title, parent: label === undefined || href === undefined ? undefined : { label, href }, tab });
    return () => show(undefined);
  }, [title, label, href, tab]);
}

export const useShownTitle = (): ShownTitle | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
