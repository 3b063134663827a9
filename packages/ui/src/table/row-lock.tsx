import type { ComponentProps, ReactNode } from "react";
import { createContext, useContext } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { Avatar } from "../display/status.tsx";
import { DropdownMenu } from "../overlay/overlays.tsx";
import type { MenuEntry } from "../overlay/parts/menu.tsx";

/** Who holds a row's record. `text` is the whole sentence (L09): « Jeanne Martin modifie cette fiche depuis 10:42 ». */
export interface RowLock {
  holder: string;
  /** When the holder took it, as it is shown: « 10:42 ». */
  since: string;
  text: string;
  /** What another admin can do about it: ask for the record. */
  ways?: readonly MenuEntry[] | undefined;
}

const RowLockContext = createContext<RowLock | undefined>(undefined);

/** Gives the actions of one row the lock that another admin holds on it. */
export function RowLockProvider({ lock, children }: { lock: RowLock | undefined; children: ReactNode }) {
  return <RowLockContext value={lock}>{children}</RowLockContext>;
}

/** The lock of the surrounding row, if another admin holds it. */
export const useRowLock = (): RowLock | undefined => useContext(RowLockContext);

interface RowLockMarkProps {
  lock: RowLock;
  tabIndex?: 0 | -1 | undefined;
}

/**
 * The holder's initials; on hover and on focus the sentence, which is also the button's name (L09). Opens a menu where
 * the lock names ways.
 */
export function RowLockMark({ lock, tabIndex = 0 }: RowLockMarkProps) {
  const mark = <MarkButton lock={lock} tabIndex={tabIndex} />;
  return lock.ways === undefined ? (
    mark
  ) : (
    <DropdownMenu trigger={mark} header={lock.text} items={lock.ways} />
  );
}

/** Takes what a menu gives its trigger. */
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
