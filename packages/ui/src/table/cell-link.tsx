import type { ReactNode } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { useRenderLink } from "../link/link-provider.tsx";
import { useRowLock } from "./row-lock.tsx";

export interface CellLinkProps {
  href: string;
  /** The cell's text, which names the link. */
  children: ReactNode;
  /** As of `RowLink`: a form is barred while another admin holds the row. Defaults to `form`. */
  opens?: "form" | "record" | undefined;
}

/**
 * The link that fills a row's main cell: one click or tap opens the row, the middle button a new tab. It is no stop of the
 * Tab key, since Enter on its cell does the same.
 */
export function CellLink({ href, children, opens = "form" }: CellLinkProps) {
  const lock = useRowLock();
  const link = useRenderLink();
  const shared = { className: "ui-cell-link", tabIndex: -1, children };
  if (lock === undefined || opens === "record") return link({ ...shared, href });
  return <a {...shared} {...tooltip(lock.text)} role="link" aria-disabled="true" />;
}
