import { Children, type ReactNode, useId, useState } from "react";
import { Button } from "../basics/button.tsx";
import { Chip } from "../display/chip.tsx";
import { FilterIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { useMedia } from "../use-media.ts";
import type { SearchInputProps } from "./search-input.tsx";
import { SearchInput } from "./search-input.tsx";

/** One active filter, as it can be taken off. */
export interface FilterChip {
  id: string;
  /** What it filters: « Ville ». */
  name: string;
  /** By what: « Lyon ». */
  label: string;
  onRemove: () => void;
  /** The search itself, which is not counted among the filters. */
  kind?: "search" | undefined;
}

export interface FilterBarProps {
  search?: SearchInputProps | undefined;
  /** The filters' controls. */
  children?: ReactNode;
  /** At the line's end: columns menu, saved views, export. */
  actions?: ReactNode;
  chips?: readonly FilterChip[] | undefined;
  /** Takes all filters off. */
  onClear?: (() => void) | undefined;
}

/** Under this width the filters fold behind one button. */
const NARROW = "(max-width: 599px)";

/** Above a list: search, filters, actions, and what is active as chips that can be taken off. */
export function FilterBar({ search, children, actions, chips = [], onClear }: FilterBarProps) {
  const narrow = useMedia(NARROW);
  const foldable = narrow && Children.count(children) > 0;
  return (
    <div className="ui-filters ui-no-print">
      <search className="ui-filters__line" aria-label={texts.filters.label}>
        {search ? <SearchInput {...search} /> : null}
        {foldable ? (
          <FoldedFilters active={chips.filter(({ kind }) => kind !== "search").length}>
            {children}
          </FoldedFilters>
        ) : (
          children
        )}
        {actions ? <div className="ui-filters__actions">{actions}</div> : null}
      </search>
      {chips.length === 0 ? null : (
        <div className="ui-filters__chips">
          <ul aria-label={texts.filters.active}>
            {chips.map(({ id, name, label, onRemove }) => (
              <li key={id}>
                <Chip name={name} label={label} onRemove={onRemove} />
              </li>
            ))}
          </ul>
          {onClear ? (
            <Button variant="ghost" size="small" onClick={onClear}>
              {texts.filters.clear}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** The button that shows the filters of a narrow window, with the number of those that are active. */
function FoldedFilters({ active, children }: { active: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        icon={FilterIcon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {texts.filters.fold(active)}
      </Button>
      {open ? (
        <div id={id} className="ui-filters__fold">
          {children}
        </div>
      ) : null}
    </>
  );
}
