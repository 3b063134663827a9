import { ChevronFirst, ChevronLast } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { formatCount } from "../format.ts";
import { ChevronLeftIcon, ChevronRightIcon, type IconType } from "../icons.ts";
import { texts } from "../texts.ts";
import { pageNumbers } from "./page-numbers.ts";

/** The specification's page length (§9, S01). */
export const PAGE_LENGTH = 20;

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  /** The page whose rows are shown, while `page` is under way or could not be read. Defaults to `page`. */
  shownPage?: number | undefined;
  /** How many rows the filters leave. */
  filteredCount: number;
  pageLength?: number | undefined;
  /** What is paged, where a page holds two pagers: their names must differ. */
  about?: string | undefined;
  onPageChange: (page: number) => void;
  /** Called when the reader is about to press: fetch that page already. */
  onPageIntent?: ((page: number) => void) | undefined;
}

/** Info line and page buttons of a table. The info line hides when one page holds all (S01, §9). */
export function Pager({
  page,
  shownPage = page,
  filteredCount,
  pageLength = PAGE_LENGTH,
  about,
  onPageChange,
  onPageIntent,
}: PagerProps) {
  const pages = Math.max(1, Math.ceil(filteredCount / pageLength));
  const current = Math.min(Math.max(1, page), pages);
  const first = (shownPage - 1) * pageLength + 1;
  const last = Math.min(first + pageLength - 1, filteredCount);

  const intents = (to: number) => ({
    onPointerEnter: () => onPageIntent?.(to),
    onFocus: () => onPageIntent?.(to),
  });
  // Not `disabled`: on the last page the button just pressed would lose the focus (A06).
  const step = (label: string, icon: IconType, to: number, possible: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      // Above are the actions of the last row.
      tooltipSide="bottom"
      {...(possible ? { onClick: () => onPageChange(to), ...intents(to) } : { "aria-disabled": true })}
    />
  );

  return (
    <div className="ui-pager">
      <p className="ui-pager__info ui-figures">
        {pageLength > filteredCount ? null : texts.pager.info(first, last, filteredCount)}
      </p>
      <nav
        aria-label={about === undefined ? texts.pager.label : texts.pager.labelOf(about)}
        className="ui-pager__nav ui-no-print"
      >
        {step(texts.pager.first, ChevronFirst, 1, current > 1)}
        {step(texts.pager.previous, ChevronLeftIcon, current - 1, current > 1)}
        <span className="ui-pager__position ui-figures">{texts.pager.pageOf(current, pages)}</span>
        <ol className="ui-pager__numbers">
          {pageNumbers(current, pages).map((number) => (
            <li key={number}>
              {typeof number === "string" ? (
                <span className="ui-pager__gap">…</span>
              ) : (
                <PageButton
                  current={number === current}
                  page={number}
                  onPress={onPageChange}
                  {...intents(number)}
                >
                  {formatCount(number)}
                </PageButton>
              )}
            </li>
          ))}
        </ol>
        {step(texts.pager.next, ChevronRightIcon, current + 1, current < pages)}
        {step(texts.pager.last, ChevronLast, pages, current < pages)}
      </nav>
    </div>
  );
}

interface PageButtonProps {
  page: number;
  current: boolean;
  onPress: (page: number) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  children: ReactNode;
}

function PageButton({ page, current, onPress, children, ...intents }: PageButtonProps) {
  return (
    <button
      type="button"
      className="ui-pager__number ui-figures"
      aria-label={texts.pager.page(page)}
      aria-current={current ? "page" : undefined}
      onClick={() => (current ? undefined : onPress(page))}
      {...intents}
    >
      {children}
    </button>
  );
}
