import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { isComposed } from "../basics/input-method.ts";
import { classNames } from "../class-names.ts";
import { Chip } from "../display/chip.tsx";
import { useFieldAttributes, useFieldProblem } from "./field-context.ts";
import { controlTexts } from "./form-controls.texts.ts";

export interface TagInputProps
  extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "size" | "type"> {
  readonly value: readonly string[];
  readonly onValueChange: (value: string[]) => void;
  /** What is wrong with a text of the list, in French. Defaults to accepting any text. */
  readonly problemOf?: ((text: string) => string | undefined) | undefined;
}

const texts = controlTexts.tags;
const separators = /[,;\n\r\t]+/;

/**
 * A list of short texts: Enter, comma or leaving the field adds what is typed, a pasted list adds all of it, Backspace
 * in the empty input removes the last. A wrong text joins the list too, marked, so that it is never lost silently.
 */
export function TagInput({
  value,
  onValueChange,
  problemOf,
  className,
  placeholder,
  ...rest
}: TagInputProps) {
  const attributes = useFieldAttributes(rest);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [announced, setAnnounced] = useState("");
  const locked = attributes.readOnly === true || attributes.disabled === true;
  const problems = value.map((tag) => problemOf?.(tag));
  useFieldProblem(problems.find((problem) => problem !== undefined));

  function add(text: string): void {
    setTyped("");
    const wanted = [...new Set(text.split(separators).flatMap((part) => part.trim() || []))];
    const added = wanted.filter((tag) => !value.includes(tag));
    const twice = wanted.filter((tag) => value.includes(tag));
    setAnnounced([...added.map(texts.added), ...twice.map(texts.twice)].join(", "));
    if (added.length > 0) onValueChange([...value, ...added]);
  }
  function remove(tag: string): void {
    setAnnounced(texts.removed(tag));
    onValueChange(value.filter((each) => each !== tag));
    input.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    rest.onKeyDown?.(event);
    if (locked || isComposed(event.nativeEvent)) return;
    const last = value.at(-1);
    if ((event.key === "Enter" && typed.trim() !== "") || event.key === "," || event.key === ";") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last);
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text");
    if (locked || !separators.test(text.trim())) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }

  return (
    <div
      className={classNames("ui-combobox ui-combobox--multi ui-input", className)}
      data-readonly={locked || undefined}
    >
      {value.map((tag, index) => (
        <span key={tag} className={classNames("ui-tag", problems[index] !== undefined && "ui-tag--wrong")}>
          <Chip
            label={tag}
            removeLabel={texts.remove(tag)}
            {...(locked ? {} : { onRemove: () => remove(tag) })}
          />
        </span>
      ))}
      <input
        {...rest}
        {...attributes}
        ref={input}
        type="text"
        autoComplete="off"
        placeholder={locked ? "" : (placeholder ?? texts.placeholder)}
        className="ui-combobox__bare"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={(event) => {
          rest.onBlur?.(event);
          if (!locked) add(typed);
        }}
      />
      <span className="ui-hidden" role="status">
        {announced}
      </span>
    </div>
  );
}
