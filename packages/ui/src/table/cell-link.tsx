import type { ReactNode } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { useRowLock } from "./row-lock.tsx";

export interface CellLinkProps {
  href: string;
  children: ReactNode;
  /** As for `RowLink`: a form is disabled while another admin holds the row. Defaults to `form`. */
  opens?: "form" | "record" | undefined;
}

/** A click opens the row, the middle button a new tab. Not a tab stop: Enter on the cell does the same. */
export function CellLink({ href, children, opens = "form" }: CellLinkProps) {
  const lock = useRowLock();
  const link = useRenderLink();
  const shared = { className: "ui-cell-link", tabIndex: -1, children };
  if (lock === undefined || opens === "record") return link({ ...shared, href });
  return <a {...shared} {...tooltip(lock.text)} role="link" aria-disabled="true" />;
}
