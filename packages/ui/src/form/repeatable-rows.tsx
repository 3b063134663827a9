import { type ReactNode, useRef, useState } from "react";
import { Button } from "../basics/button.tsx";
import { IconButton } from "../basics/icon-button.tsx";
import { PlusIcon, TrashIcon } from "../icons.ts";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";
import { controlTexts } from "./form-controls.texts.ts";

export interface RepeatableRowsProps extends Omit<FieldGroupProps, "children" | "className"> {
  /** How many rows there are; the values stay with the caller. */
  count: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one row. */
  children: (index: number) => ReactNode;
  /** The most rows that may be added. */
  max?: number | undefined;
  readOnly?: boolean | undefined;
}

const texts = controlTexts.rows;

/** A list of objects as rows of fields that can be added and removed; keys, focus and announcements are kept here. */
export function RepeatableRows(props: RepeatableRowsProps) {
  const { count, onAdd, onRemove, children, max, readOnly, ...group } = props;
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const keys = useRowKeys(count);
  const [announced, setAnnounced] = useState("");

  function addRow(): void {
    onAdd();
    setAnnounced("");
    requestAnimationFrame(() => {
      const last = list.current?.lastElementChild;
      last?.querySelector<HTMLElement>("input, select, textarea, [contenteditable]")?.focus();
    });
  }
  function removeRow(index: number): void {
    keys.drop(index);
    onRemove(index);
    setAnnounced(texts.removed(index + 1));
    // The pressed button goes with its row.
    requestAnimationFrame(() => add.current?.focus());
  }

  return (
    <FieldGroup {...group} className="ui-rows">
      {count === 0 ? <p className="ui-rows__empty">{texts.empty}</p> : null}
      <div ref={list} className="ui-rows__list">
        {keys.of(count).map((key, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset per row would repeat the list's own legend
          <div key={key} role="group" aria-label={texts.row(index + 1)} className="ui-rows__row">
            <div className="ui-rows__fields">{children(index)}</div>
            {readOnly === true ? null : (
              <IconButton icon={TrashIcon} label={texts.remove(index + 1)} onClick={() => removeRow(index)} />
            )}
          </div>
        ))}
      </div>
      {readOnly === true ? null : (
        <Button
          ref={add}
          size="small"
          icon={PlusIcon}
          className="ui-rows__add"
          disabled={max !== undefined && count >= max}
          onClick={addRow}
        >
          {texts.add}
        </Button>
      )}
      <span className="ui-hidden" role="status">
        {announced}
      </span>
    </FieldGroup>
  );
}

/** Keys that stay with their rows when a row above is removed, so that no row takes over another's typing. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, key) => key));
  const next = Math.max(-1, ...keys) + 1;
  const all = [
    ...keys,
    ...Array.from({ length: Math.max(0, count - keys.length) }, (_, more) => next + more),
  ];
  if (all.length !== keys.length) setKeys(all);
  return {
    of: (length: number) => all.slice(0, length),
    drop: (index: number) => setKeys(all.filter((_, at) => at !== index)),
  };
}
