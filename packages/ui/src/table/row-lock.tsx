import type { ComponentProps, ReactNode } from "react";
import { createContext, useContext } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { Avatar } from "../display/status.tsx";
import { DropdownMenu } from "../overlay/overlays.tsx";
import type { MenuEntry } from "../overlay/parts/menu.tsx";

/** `text` is a full sentence (L09): « Jeanne Martin modifie cette fiche depuis 10:42 ». */
export interface RowLock {
  holder: string;
  /** « 10:42 » */
  since: string;
  text: string;
  /** What another admin can do: request the record. */
  ways?: readonly MenuEntry[] | undefined;
}

const RowLockContext = createContext<RowLock | undefined>(undefined);

/** `lock`: another admin's, for the actions of the row; undefined when free. */
export function RowLockProvider({ lock, children }: { lock: RowLock | undefined; children: ReactNode }) {
  return <RowLockContext value={lock}>{children}</RowLockContext>;
}

/** The row's lock, if another admin holds it. */
export const useRowLock = (): RowLock | undefined => useContext(RowLockContext);

interface RowLockMarkProps {
  lock: RowLock;
  tabIndex?: 0 | -1 | undefined;
}

/**
 * The holder's initials, with the lock's text as name and tooltip (L09). Opens a menu if the lock has ways.
 */
export function RowLockMark({ lock, tabIndex = 0 }: RowLockMarkProps) {
  const mark = <MarkButton lock={lock} tabIndex={tabIndex} />;
  return lock.ways === undefined ? (
    mark
  ) : (
    <DropdownMenu trigger={mark} header={lock.text} items={lock.ways} />
  );
}

/** Accepts a menu trigger's attributes. */
function MarkButton({ lock, ...rest }: { lock: RowLock } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="ui-lock-mark"
      {...tooltip(lock.text, "left")}
      {...rest}
      aria-label={lock.text}
      data-lock-mark
    >
      <Avatar name={lock.holder} size="small" tone="warning" decorative />
    </button>
  );
}
