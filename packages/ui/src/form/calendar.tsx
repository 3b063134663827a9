import { parisDay } from "@palier/contract/kit/paris-time";
import { type ChevronProps, DayPicker } from "react-day-picker";
import { fr } from "react-day-picker/locale/fr";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons.ts";

export interface CalendarProps {
  /** `2026-11-20`, or nothing. */
  readonly day: string | undefined;
  readonly onPick: (day: string) => void;
}

/** A month to pick a day from, by pointer or keyboard (arrows, PageUp, Home). Takes the focus when it appears. */
export function Calendar({ day, onPick }: CalendarProps) {
  const today = noonOf(parisDay(Date.now()));
  const selected = day === undefined ? undefined : noonOf(day);
  return (
    <DayPicker
      mode="single"
      locale={fr}
      autoFocus
      navLayout="around"
      classNames={classes}
      components={parts}
      selected={selected}
      {...(selected === undefined ? {} : { defaultMonth: selected })}
      today={today}
      // The clicked day comes second: the first is empty when the selected day is clicked again.
      onSelect={(_, clicked) => onPick(dayOf(clicked))}
    />
  );
}

/** Decoration: the buttons have names. */
function Chevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === "right" ? ChevronRightIcon : ChevronLeftIcon;
  return <Icon aria-hidden size={16} className={className} />;
}

const parts = { Chevron };

/** Noon is the same day in each time zone that a browser may be in, summer time or not. */
function noonOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayOf(date: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const classes = {
  root: "ui-calendar",
  month: "ui-calendar__month",
  month_caption: "ui-calendar__caption",
  button_previous: "ui-calendar__nav ui-calendar__nav--previous",
  button_next: "ui-calendar__nav ui-calendar__nav--next",
  chevron: "ui-calendar__chevron",
  month_grid: "ui-calendar__grid",
  weekday: "ui-calendar__weekday",
  day: "ui-calendar__cell",
  day_button: "ui-calendar__day",
  today: "ui-calendar__cell--today",
  selected: "ui-calendar__cell--selected",
  outside: "ui-calendar__cell--outside",
};
