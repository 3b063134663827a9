import { useEffect, useSyncExternalStore } from "react";

/** What the current screen says of itself once its record is known. */
export interface ShownTitle {
  readonly title: string;
  /** The record that this one belongs to, as a crumb before it. */
  readonly parent: TitleParent | undefined;
  /** Which of its tabs is shown, before its name in the document's title; undefined for the first one. */
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

/** Names the screen while it is shown, once its record is known: the last crumbs and the document's title (A14). */
export function usePageTitle(title: string | undefined, parent?: TitleParent, tab?: string): void {
  const { label, href } = parent ?? {};
  useEffect(() => {
    if (title === undefined) return;
    show({ title, parent: label === undefined || href === undefined ? undefined : { label, href }, tab });
    return () => show(undefined);
  }, [title, label, href, tab]);
}

/** The name that the current screen gives itself. */
export const useShownTitle = (): ShownTitle | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
