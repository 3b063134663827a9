import { type ReactNode, useId, useState } from "react";
import { Button } from "../basics/button.tsx";
import { Chip } from "../display/chip.tsx";
import { FilterIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { useMedia } from "../use-media.ts";
import type { SearchInputProps } from "./search-input.tsx";
import { SearchInput } from "./search-input.tsx";
import { useFitting } from "./use-fitting.ts";

export interface FilterChip {
  id: string;
  /** « Ville » */
  name: string;
  label: string;
  onRemove: () => void;
}

export interface FilterSlot {
  id: string;
  control: ReactNode;
}

export interface FilterBarProps {
  search?: SearchInputProps | undefined;
  /** In order; those that do not fit are behind « Plus de filtres ». */
  filters?: readonly FilterSlot[] | undefined;
  /** At the end of the line: column menu, saved views, export. */
  actions?: ReactNode;
  chips?: readonly FilterChip[] | undefined;
  onClear?: (() => void) | undefined;
}

const NARROW = "(max-width: 599px)";

/**
 * Search, one line of filters, actions, and a line of chips while a filter is set. The search has no chip:
 * its field shows it, and rows do not move while one types.
 */
export function FilterBar({ search, filters = [], actions, chips = [], onClear }: FilterBarProps) {
  const narrow = useMedia(NARROW);
  const { line, fitting } = useFitting(filters.length);
  const inLine = narrow ? 0 : fitting;
  const folded = filters.slice(inLine);
  const active = chips.filter(({ id }) => folded.some((each) => each.id === id)).length;
  return (
    <div className="ui-filters">
      <search ref={line} className="ui-filters__line" aria-label={texts.filters.label}>
        {search ? <SearchInput {...search} /> : null}
        <FilterItems filters={filters.slice(0, inLine)} />
        {folded.length === 0 ? null : (
          <FoldedFilters label={inLine === 0 ? texts.filters.fold(active) : texts.filters.more(active)}>
            <FilterItems filters={folded} />
          </FoldedFilters>
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

const FilterItems = ({ filters }: { filters: readonly FilterSlot[] }) =>
  filters.map(({ id, control }) => (
    <div key={id} className="ui-filters__item">
      {control}
    </div>
  ));

function FoldedFilters({ label, children }: { label: string; children: ReactNode }) {
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
        {label}
      </Button>
      {open ? (
        <div id={id} className="ui-filters__fold">
          {children}
        </div>
      ) : null}
    </>
  );
}
