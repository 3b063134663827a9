import { ChevronFirst, ChevronLast } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../basics/icon-button.tsx";
import { formatCount } from "../format.ts";
import { ChevronLeftIcon, ChevronRightIcon, type IconType } from "../icons.ts";
import { texts } from "../texts.ts";
import { pageNumbers } from "./page-numbers.ts";

/** §9, S01. */
export const PAGE_LENGTH = 20;

export interface PagerProps {
  /** From 1. */
  page: number;
  /** Of the rows shown while `page` loads or after it failed. Defaults to `page`. */
  shownPage?: number | undefined;
  /** After filtering. */
  filteredCount: number;
  pageLength?: number | undefined;
  /** Distinguishes two pagers on a page. */
  about?: string | undefined;
  onPageChange: (page: number) => void;
  /** The user is about to press: prefetch that page. */
  onPageIntent?: ((page: number) => void) | undefined;
}

/** Range and page buttons. Hides the range when one page holds all rows (S01, §9). */
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
  // `disabled` would lose the pressed button's focus (A06).
  const step = (label: string, icon: IconType, to: number, possible: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      size="small"
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
