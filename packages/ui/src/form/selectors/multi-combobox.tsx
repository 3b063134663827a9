import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import type { KeyboardEvent } from "react";
import { classNames } from "../../class-names.ts";
import { Chip } from "../../display/chip.tsx";
import { texts } from "../../texts.ts";
import { useFieldAttributes } from "../field-context.ts";
import { mostSearched } from "../most-searched.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { OptionList, OptionStatus } from "./option-list.tsx";
import type { Option } from "./option-search.ts";
import { useComboboxList } from "./use-combobox-list.ts";

export interface MultiComboboxProps extends Omit<ComboboxProps, "value" | "onValueChange" | "clearable"> {
  value: readonly Option[];
  onValueChange: (value: Option[]) => void;
}

/** Shown as chips; Backspace in the empty input removes the last. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { value, onValueChange, loadOptions, placeholder, className, "aria-label": label } = props;
  const attributes = useFieldAttributes(props);
  const chosen = new Set(value.map((option) => option.id));
  const remove = (id: string) => {
    onValueChange(value.filter((option) => option.id !== id));
    document.getElementById(inputId)?.focus();
  };

  const list = useComboboxList({
    loadOptions,
    selected: null,
    id: props.id,
    readOnly: attributes.readOnly === true,
    onPick: (option) => {
      if (option === null) return;
      if (chosen.has(option.id)) remove(option.id);
      else onValueChange([...value, option]);
    },
    reduce: stayOpen,
  });
  const { box, anchor } = list;
  const disabled = attributes.disabled === true;
  const locked = disabled || attributes.readOnly === true;
  const inputId = box.getInputProps({}, { suppressRefError: true }).id;

  return (
    <div
      ref={anchor}
      className={classNames("ui-combobox ui-combobox--multi ui-input", className)}
      aria-disabled={disabled || undefined}
      data-readonly={locked || undefined}
    >
      <ChosenChips chosen={value} onRemove={locked ? undefined : remove} />
      <input
        {...box.getInputProps({
          disabled,
          placeholder: value.length === 0 && !locked ? (placeholder ?? texts.select.placeholder) : "",
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            const last = value.at(-1);
            if (event.key === "Backspace" && event.currentTarget.value === "" && last && !locked)
              remove(last.id);
          },
          ...(label === undefined ? {} : { "aria-label": label }),
        })}
        maxLength={mostSearched}
        {...attributes}
        id={inputId}
        className="ui-combobox__bare"
      />
      <OptionList list={list} isChosen={(id) => chosen.has(id)} multiple emptyText={props.emptyText} />
      <OptionStatus list={list} emptyText={props.emptyText} />
    </div>
  );
}

interface ChosenChipsProps {
  readonly chosen: readonly Option[];
  /** Undefined if read-only. */
  readonly onRemove: ((id: string) => void) | undefined;
}

function ChosenChips({ chosen, onRemove }: ChosenChipsProps) {
  return chosen.map(({ id, label }) => (
    <Chip
      key={id}
      label={label}
      removeLabel={texts.select.remove(label)}
      {...(onRemove === undefined ? {} : { onRemove: () => onRemove(id) })}
    />
  ));
}

function stayOpen(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const kinds = useCombobox.stateChangeTypes;
  if (type === kinds.InputKeyDownEnter || type === kinds.ItemClick) {
    const { highlightedIndex, inputValue } = state;
    return { ...changes, isOpen: true, highlightedIndex, inputValue };
  }
  if (type === kinds.InputBlur || type === kinds.InputKeyDownEscape) return { ...changes, inputValue: "" };
  return changes;
}
