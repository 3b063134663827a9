import { ChevronFirst, ChevronLast } from "lucide-react";
import { IconButton } from "../basics/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons.ts";
import { texts } from "../texts.ts";

/** The specification's page length (§9, S01). */
export const PAGE_LENGTH = 20;

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  /** How many rows the filters leave. */
  filteredCount: number;
  pageLength?: number | undefined;
  onPageChange: (page: number) => void;
  /** Called when the reader is about to press: fetch that page already. */
  onPageIntent?: ((page: number) => void) | undefined;
}

/** Info line and page buttons of a table. The info line hides when one page holds all (S01, §9). */
export function Pager({
  page,
  filteredCount,
  pageLength = PAGE_LENGTH,
  onPageChange,
  onPageIntent,
}: PagerProps) {
  const pages = Math.max(1, Math.ceil(filteredCount / pageLength));
  const current = Math.min(Math.max(1, page), pages);
  const first = (current - 1) * pageLength + 1;
  const buttons = [
    { label: texts.pager.first, icon: ChevronFirst, to: 1, off: current === 1 },
    { label: texts.pager.previous, icon: ChevronLeftIcon, to: current - 1, off: current === 1 },
    { label: texts.pager.next, icon: ChevronRightIcon, to: current + 1, off: current === pages },
    { label: texts.pager.last, icon: ChevronLast, to: pages, off: current === pages },
  ] as const;
  const drawn = buttons.map(({ label, icon, to, off }) => (
    <IconButton
      key={label}
      icon={icon}
      label={label}
      size="small"
      // Not `disabled`: on the last page the pressed button would lose the focus (A06).
      aria-disabled={off || undefined}
      onClick={() => (off ? undefined : onPageChange(to))}
      onPointerEnter={() => (off ? undefined : onPageIntent?.(to))}
      onFocus={() => (off ? undefined : onPageIntent?.(to))}
    />
  ));

  return (
    <div className="ui-pager">
      <p className="ui-pager__info ui-figures" role="status">
        {pageLength > filteredCount
          ? null
          : texts.pager.info(first, Math.min(first + pageLength - 1, filteredCount), filteredCount)}
      </p>
      <nav aria-label={texts.pager.label} className="ui-pager__nav ui-no-print">
        {drawn.slice(0, 2)}
        <span className="ui-pager__page ui-figures">{texts.pager.pageOf(current, pages)}</span>
        {drawn.slice(2)}
      </nav>
    </div>
  );
}
