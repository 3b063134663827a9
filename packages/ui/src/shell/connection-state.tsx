import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { OfflineIcon } from "../icons.ts";

export interface ConnectionStateProps {
  /** The problem in one sentence; undefined without one. */
  children: string | undefined;
  /** A button beside the sentence. */
  action?: ReactNode;
}

/**
 * The connection's state in the top bar. Its live region is always mounted, so that a new sentence is
 * announced; without one it takes no space.
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
