import type { ReactNode } from "react";
import { Button } from "../basics/button.tsx";
import { Chip } from "../display/chip.tsx";
import { texts } from "../texts.ts";
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

/** Above a list: search, filters, actions, and what is active as chips that can be taken off. */
export function FilterBar({ search, children, actions, chips = [], onClear }: FilterBarProps) {
  return (
    <div className="ui-filters ui-no-print">
      <search className="ui-filters__line" aria-label={texts.filters.label}>
        {search ? <SearchInput {...search} /> : null}
        {children}
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
