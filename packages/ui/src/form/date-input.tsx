import { type ComponentProps, type KeyboardEvent, useContext, useId, useState } from "react";
import { Button } from "../basics/button.tsx";
import { Spinner } from "../basics/spinner.tsx";
import { classNames } from "../class-names.ts";
import { CalendarIcon } from "../icons.ts";
import { lazyCode } from "../lazy/lazy-code.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { Popover } from "../overlay/overlays.tsx";
import type { CalendarProps } from "./calendar.tsx";
import { ClockContext } from "./clock-context.ts";
import { FieldContext, useButtonName, useFieldAttributes } from "./field-context.ts";
import { controlTexts } from "./form-controls.texts.ts";
import { dayFault, parseFrenchDay, parseWholeFrenchDay, writeFrenchDay } from "./french-date.ts";
import {
  instantFault,
  parisInstant,
  parisWall,
  parseFrenchInstant,
  parseWholeFrenchInstant,
  writeFrenchInstant,
} from "./paris-time.ts";
import { type Notation, type TypedTextInput, useTypedText } from "./use-typed-text.ts";

export interface DateInputProps
  extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "size" | "type">,
    TypedTextInput<string> {}

interface DateKind extends Pick<Notation<string>, "read" | "write"> {
  /** `now` in ms since 1970, for « demain ». */
  readonly readWhole: (text: string, now: number) => string | undefined;
  readonly problem: (text: string, now: number) => string;
  readonly placeholder: string;
  /** Always shown: a placeholder disappears with the first letter (RGAA 11.10). */
  readonly format: string;
  readonly dayOf: (value: string) => string | undefined;
  /** For a picked day; keeps the previous value's time. */
  readonly onDay: (day: string, before: string) => string | undefined;
  readonly className: string;
  readonly inputMode: "numeric" | "text";
}

const texts = controlTexts.date;
const dayKind: DateKind = {
  read: parseFrenchDay,
  readWhole: parseWholeFrenchDay,
  write: writeFrenchDay,
  problem: (text) => dayFault(text) ?? texts.problem,
  placeholder: texts.placeholder,
  format: texts.format,
  dayOf: (value) => (writeFrenchDay(value) === undefined ? undefined : value),
  onDay: (day) => day,
  className: "ui-datebox",
  // Digits alone are enough: 20112026.
  inputMode: "numeric",
};
const instantKind: DateKind = {
  read: parseFrenchInstant,
  readWhole: parseWholeFrenchInstant,
  write: writeFrenchInstant,
  problem: (text, now) => instantFault(text, now) ?? controlTexts.dateTime.problem,
  placeholder: controlTexts.dateTime.placeholder,
  format: controlTexts.dateTime.format,
  dayOf: (value) => parisWall(value)?.day,
  onDay: (day, before) => parisInstant(day, parisWall(before)?.time ?? controlTexts.dateTime.defaultTime),
  className: "ui-datebox ui-datebox--time",
  // Numeric virtual keyboards lack « / » and « : ».
  inputMode: "text",
};

/**
 * Typed as jj/mm/aaaa or picked; `value` is `2026-11-20`. Reports complete, existing days only: a half-typed
 * year would query the year 0002.
 */
export function DateInput(props: DateInputProps) {
  return <TypedDate {...props} kind={dayKind} />;
}

/** In Paris, typed as jj/mm/aaaa hh:mm or picked; `value` is an instant in UTC (ISO 8601). */
export function DateTimeInput(props: DateInputProps) {
  return <TypedDate {...props} kind={instantKind} />;
}

function TypedDate({ kind, value, onValueChange, className, ...rest }: DateInputProps & { kind: DateKind }) {
  const attributes = useFieldAttributes(rest);
  const nameOf = useButtonName(rest["aria-label"]);
  const format = useId();
  const [open, setOpen] = useState(false);
  const clock = useContext(ClockContext);
  const notation: Notation<string> = {
    read: kind.read,
    readWhole: (text) => kind.readWhole(text, clock()),
    write: kind.write,
    problem: (text) => kind.problem(text, clock()),
  };
  const typed = useTypedText({ value, onValueChange, notation, report: "leaving", own: rest });
  const locked = attributes.readOnly === true || attributes.disabled === true;

  function openByKey(event: KeyboardEvent): void {
    if (locked || !event.altKey || event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  }
  function pick(day: string): void {
    setOpen(false);
    const picked = kind.onDay(day, value ?? "");
    if (picked !== undefined) onValueChange(picked, true);
  }

  const box = (
    <span className={classNames(kind.className, className)}>
      <input
        {...rest}
        {...attributes}
        {...typed}
        aria-describedby={classNames(attributes["aria-describedby"], !locked && format) || undefined}
        inputMode={kind.inputMode}
        placeholder={kind.placeholder}
        className="ui-input ui-figures"
        onKeyDown={(event) => {
          typed.onKeyDown?.(event);
          openByKey(event);
        }}
      />
      <CalendarPopover
        name={nameOf(texts.open)}
        locked={locked}
        open={open}
        onOpenChange={setOpen}
        day={value === null ? undefined : kind.dayOf(value)}
        onPick={pick}
      />
    </span>
  );
  return (
    <>
      {box}
      <FormatLine id={format} attributes={attributes} words={kind.format} />
    </>
  );
}

interface FormatLineProps {
  readonly id: string;
  readonly attributes: Pick<ComponentProps<"input">, "readOnly" | "disabled">;
  readonly words: string;
}

/** In filter bars for screen readers only. Invisible but present while locked: a lock moves nothing. */
function FormatLine({ id, attributes: { readOnly, disabled }, words }: FormatLineProps) {
  const field = useContext(FieldContext);
  const locked = readOnly === true;
  if (disabled === true || (locked && (field === undefined || field.fixed))) return null;
  return (
    <span
      id={id}
      className={field === undefined ? "ui-hidden" : "ui-field__help"}
      style={locked ? { visibility: "hidden" } : undefined}
    >
      {words}
    </span>
  );
}

interface CalendarPopoverProps extends CalendarProps {
  /** Accessible name. */
  readonly name: string;
  readonly locked: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function CalendarPopover({ name, locked, open, onOpenChange, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover
      open={open}
      onOpenChange={(next) => onOpenChange(next && !locked)}
      label={texts.calendar}
      align="end"
      trigger={
        <button
          type="button"
          className="ui-bare-button ui-datebox__open"
          aria-label={name}
          aria-disabled={locked || undefined}
        >
          <CalendarIcon aria-hidden size={16} />
        </button>
      }
    >
      <LazyCalendar {...calendar} />
    </Popover>
  );
}

const LazyCalendar = lazyPart<CalendarProps>(
  lazyCode(async () => (await import("./calendar.tsx")).Calendar),
  {
    pending: () => <Spinner />,
    failed: ({ retry }) => (
      <div role="alert" className="ui-datebox__failed">
        <p>{texts.failed}</p>
        <Button size="small" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    ),
  },
);
