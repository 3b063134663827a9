import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { OfflineIcon } from "../icons.ts";

export interface ConnectionStateProps {
  /** What is wrong, in one sentence; undefined while nothing is. */
  children: string | undefined;
  /** A button beside the sentence. */
  action?: ReactNode;
}

/**
 * The state of the connection, in the top bar. Its live region is always there, so that a sentence that appears is read
 * out; without a sentence it takes no room.
 */
export function ConnectionState({ children, action }: ConnectionStateProps) {
  return (
    <div className={classNames("ui-connection", children === undefined && "ui-connection--none")}>
      {children === undefined ? null : <OfflineIcon aria-hidden size={16} className="ui-connection__icon" />}
      <p role="status" className="ui-connection__words">
        {children}
      </p>
      {action}
    </div>
  );
}
