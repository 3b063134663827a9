import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { OfflineIcon } from "../icons.ts";

export interface ConnectionStateProps {
  /** One sentence; undefined without a problem. */
  children: string | undefined;
  action?: ReactNode;
}

/** Always mounted, to be announced; takes no space without a sentence. */
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
