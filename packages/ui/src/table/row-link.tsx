import { type ReactNode, useLayoutEffect, useRef } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { useRowLock } from "./row-lock.tsx";

export interface RowLinkProps {
  href: string;
  /** With the record: « Modifier Résidence des Lilas ». */
  label: string;
  /** « Modifier » */
  children: ReactNode;
  /** A `record` stays usable under a lock, with the holder's name (L14). Defaults to `form`. */
  opens?: "form" | "record" | undefined;
  /** Why the link is disabled, independent of the lock. */
  reason?: string | undefined;
  tabIndex?: 0 | -1 | undefined;
}

/** S02. A lock disables a link to a form (S14). */
export function RowLink(props: RowLinkProps) {
  const { href, label, children, opens = "form", tabIndex = 0 } = props;
  const lock = useRowLock();
  const link = useRenderLink();
  const disabled = props.reason !== undefined || (lock !== undefined && opens === "form");
  const explained = props.reason ?? lock?.text;
  const focus = useKeptFocus(`${disabled} ${explained !== undefined}`);
  const name = explained ? `${label}. ${explained}` : label;
  const shared = { ...focus, className: "ui-row-link", tabIndex, "aria-label": name };
  const why = explained === undefined ? {} : tooltip(explained);
  if (!disabled) return link({ ...shared, ...why, href, children });
  return (
    // Without an address, but focusable.
    <a {...shared} {...why} role="link" aria-disabled="true">
      {children}
    </a>
  );
}

/** A lock replaces the link's element (A06). `shape` differs between elements. */
function useKeptFocus(shape: string) {
  const ref = useRef<HTMLAnchorElement>(null);
  const focused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the lock changes the element
  useLayoutEffect(() => {
    if (focused.current) ref.current?.focus();
  }, [shape]);
  return {
    ref,
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
    },
  };
}
