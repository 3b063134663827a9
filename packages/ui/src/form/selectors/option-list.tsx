import type { UIEvent } from "react";
import { Spinner } from "../../basics/spinner.tsx";
import { classNames } from "../../class-names.ts";
import { CheckIcon } from "../../icons.ts";
import { texts } from "../../texts.ts";
import type { useComboboxList } from "./use-combobox-list.ts";

export interface OptionListProps {
  list: ReturnType<typeof useComboboxList>;
  isChosen: (id: string) => boolean;
  multiple?: boolean | undefined;
  emptyText?: string | undefined;
}

/** A selector's floating list, with its state in words (S23). */
export function OptionList({ list, isChosen, multiple, emptyText }: OptionListProps) {
  const { box, found, float } = list;
  const empty = box.isOpen && found.phase === "idle" && found.isAnswered && found.options.length === 0;

  function moreNearTheEnd(event: UIEvent<HTMLElement>) {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
    if (scrollHeight - scrollTop - clientHeight < 48) found.loadMore();
  }

  return (
    <div ref={float} popover="manual" className="ui-options" data-open={box.isOpen || undefined}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: downshift spreads role="listbox" */}
      <ul
        // Not the field's name, which must be unique.
        {...box.getMenuProps({ "aria-label": texts.select.list })}
        aria-multiselectable={multiple}
        className="ui-options__list"
        onScroll={moreNearTheEnd}
      >
        {found.options.map((option, index) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: downshift spreads role="option"
          <li
            key={option.id}
            {...box.getItemProps({ item: option, index })}
            aria-selected={isChosen(option.id)}
            className={classNames("ui-option", index === box.highlightedIndex && "ui-option--active")}
          >
            <span className="ui-option__label">
              {option.label}
              {option.detail === undefined ? null : (
                <span className="ui-option__detail">
                  <span className="ui-hidden">, </span>
                  {option.detail}
                </span>
              )}
            </span>
            {isChosen(option.id) ? <CheckIcon aria-hidden size={16} /> : null}
          </li>
        ))}
      </ul>
      {found.phase === "searching" ? <Note busy>{texts.select.searching}</Note> : null}
      {found.phase === "loading-more" ? <Note busy>{texts.select.loadingMore}</Note> : null}
      {found.phase === "failed" ? <Note>{texts.select.failed}</Note> : null}
      {empty ? <Note>{emptyText ?? texts.select.noResults}</Note> : null}
      {found.phase === "idle" && found.more ? (
        // Pointer only; the keyboard loads more at the last option.
        <button
          type="button"
          tabIndex={-1}
          className="ui-options__more"
          onPointerDown={(event) => event.preventDefault()}
          onClick={found.loadMore}
        >
          {texts.select.more}
        </button>
      ) : null}
    </div>
  );
}

function Note({ busy, children }: { busy?: boolean; children: string }) {
  return (
    <p className="ui-options__note" aria-hidden>
      {busy ? <Spinner /> : null}
      {children}
    </p>
  );
}

/** Always mounted: screen readers report changes. */
export function OptionStatus({ list, emptyText }: Pick<OptionListProps, "list" | "emptyText">) {
  const { box, found } = list;
  return (
    <span className="ui-hidden" role="status">
      {box.isOpen ? statusWords(found, emptyText ?? texts.select.noResults) : null}
    </span>
  );
}

function statusWords(
  { phase, isAnswered, options, more }: OptionListProps["list"]["found"],
  empty: string,
): string {
  switch (phase) {
    case "searching":
      return texts.select.searching;
    case "loading-more":
      return texts.select.loadingMore;
    case "failed":
      return texts.select.failed;
    case "idle":
      if (!isAnswered) return "";
      return options.length === 0 ? empty : texts.select.found(options.length, more);
  }
}
