import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { isComposed } from "../basics/input-method.ts";
import { isSaveKey } from "../basics/save-key.ts";
import { classNames } from "../class-names.ts";
import { Chip } from "../display/chip.tsx";
import { useFieldAttributes, useFieldProblem } from "./field-context.ts";
import { controlTexts } from "./form-controls.texts.ts";

export interface TagInputProps
  extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "size" | "type"> {
  readonly value: readonly string[];
  readonly onValueChange: (value: string[]) => void;
  /** In French. Defaults to accepting all. */
  readonly problemOf?: ((text: string) => string | undefined) | undefined;
}

const texts = controlTexts.tags;
const separators = /[,;\n\r\t]+/;

/**
 * Enter, comma or leaving the field adds the text, pasting a list; Backspace removes the last. Invalid texts
 * are added and marked: none is lost silently.
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
  const locked = attributes.readOnly === true || attributes.disabled === true;
  const tags = useTags(value, onValueChange, locked);
  const problems = value.map((tag) => problemOf?.(tag));
  useFieldProblem(problems.find((problem) => problem !== undefined));

  return (
    <div
      className={classNames("ui-combobox ui-combobox--multi ui-input", className)}
      data-readonly={locked || undefined}
    >
      {value.map((tag, index) => (
        <Tag
          key={tag}
          tag={tag}
          isWrong={problems[index] !== undefined}
          onRemove={locked ? undefined : () => tags.remove(tag)}
        />
      ))}
      <input
        {...rest}
        {...attributes}
        ref={tags.input}
        type="text"
        autoComplete="off"
        placeholder={locked ? "" : (placeholder ?? texts.placeholder)}
        className="ui-combobox__bare"
        value={tags.typed}
        onChange={(event) => tags.type(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          tags.press(event);
        }}
        onPaste={tags.paste}
        onBlur={(event) => {
          rest.onBlur?.(event);
          tags.leave();
        }}
      />
      <span className="ui-hidden" role="status">
        {tags.announced}
      </span>
    </div>
  );
}

function useTags(value: readonly string[], onValueChange: (value: string[]) => void, locked: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [announced, setAnnounced] = useState("");

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
    if (locked || isComposed(event.nativeEvent)) return;
    const last = value.at(-1);
    if ((event.key === "Enter" && typed.trim() !== "") || event.key === "," || event.key === ";") {
      event.preventDefault();
      add(typed);
    } else if (isSaveKey(event)) add(typed);
    else if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last);
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text");
    if (locked || !separators.test(text.trim())) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }
  function leave(): void {
    if (!locked) add(typed);
  }
  return { input, typed, type: setTyped, announced, press, paste, leave, remove };
}

interface TagProps {
  readonly tag: string;
  readonly isWrong: boolean;
  /** Undefined if read-only. */
  readonly onRemove: (() => void) | undefined;
}

function Tag({ tag, isWrong, onRemove }: TagProps) {
  return (
    <span className={classNames("ui-tag", isWrong && "ui-tag--wrong")}>
      <Chip label={tag} removeLabel={texts.remove(tag)} {...(onRemove === undefined ? {} : { onRemove })} />
    </span>
  );
}
