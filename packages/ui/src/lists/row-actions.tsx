import { type ReactNode, useLayoutEffect, useRef } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import type { IconType } from "../icons.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { Tooltip } from "../overlay/tooltip.tsx";
import { useRowLock } from "./row-lock.tsx";

export interface RowLinkProps {
  href: string;
  /** What the link does with which record, read out: « Modifier Résidence des Lilas ». */
  label: string;
  /** The word that is seen: « Modifier ». */
  children: ReactNode;
}

/** A row's action link (S02). While another admin holds the row it leads nowhere and says why (S14). */
export function RowLink({ href, label, children }: RowLinkProps) {
  const lock = useRowLock();
  const link = useRenderLink();
  const focus = useKeptFocus(lock !== undefined);
  if (!lock) return link({ ...focus, href, className: "ui-row-link", "aria-label": label, children });
  return (
    <Tooltip content={lock.text}>
      {/* A link without an address is how a link is disabled; it keeps its place in the keyboard's way. */}
      <a
        {...focus}
        role="link"
        tabIndex={0}
        className="ui-row-link"
        aria-disabled="true"
        aria-label={`${label}. ${lock.text}`}
        aria-describedby={undefined}
      >
        {children}
      </a>
    </Tooltip>
  );
}

/** A lock that comes or goes puts another element here: whoever stood on the first stands on the second (A06). */
function useKeptFocus(locked: boolean) {
  const ref = useRef<HTMLAnchorElement>(null);
  const focused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the element changes, which the lock decides
  useLayoutEffect(() => {
    if (focused.current) ref.current?.focus();
  }, [locked]);
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

export interface RowButtonProps {
  icon: IconType;
  /** « Supprimer Résidence des Lilas ». */
  label: string;
  onPress: () => void;
  /** For what does not touch the record (looking at an image): pressable although another holds the row. */
  allowedWhenLocked?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A row's action button (S02, S14). */
export function RowButton({
  icon,
  label,
  onPress,
  allowedWhenLocked = false,
  disabled = false,
}: RowButtonProps) {
  const lock = useRowLock();
  const held = lock !== undefined && !allowedWhenLocked;
  const off = held || disabled;
  return (
    <IconButton
      icon={icon}
      size="small"
      label={held ? `${label}. ${lock.text}` : label}
      aria-disabled={off || undefined}
      onClick={() => (off ? undefined : onPress())}
    />
  );
}
