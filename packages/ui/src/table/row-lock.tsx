import type { ReactNode } from "react";
import { createContext, useContext } from "react";
import { Tooltip } from "../basics/tooltip.tsx";
import { Avatar } from "../display/status.tsx";

/** Who holds a row's record. `text` is the whole sentence (L09): « Jeanne Martin modifie cette fiche depuis 10:42 ». */
export interface RowLock {
  holder: string;
  /** When the holder took it, as it is shown: « 10:42 ». */
  since: string;
  text: string;
}

const RowLockContext = createContext<RowLock | undefined>(undefined);

/** Gives the actions of one row the lock that another admin holds on it. */
export function RowLockProvider({ lock, children }: { lock: RowLock | undefined; children: ReactNode }) {
  return <RowLockContext value={lock}>{children}</RowLockContext>;
}

/** The lock of the surrounding row, if another admin holds it. */
export const useRowLock = (): RowLock | undefined => useContext(RowLockContext);

/** The holder's initials; on hover and on focus the sentence. A screen reader gets the sentence as its name (L09). */
export function RowLockMark({ lock, tabIndex = 0 }: { lock: RowLock; tabIndex?: 0 | -1 | undefined }) {
  return (
    <Tooltip content={lock.text} side="left">
      <button
        type="button"
        className="ui-lock-mark"
        tabIndex={tabIndex}
        aria-label={lock.text}
        aria-describedby={undefined}
        data-lock-mark
      >
        <Avatar name={lock.holder} size="small" tone="warning" decorative />
      </button>
    </Tooltip>
  );
}
