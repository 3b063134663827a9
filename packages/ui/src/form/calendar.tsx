import { parisDay } from "@palier/contract/kit/paris-time";
import { useContext } from "react";
import { type ChevronProps, DayPicker, type Labels } from "react-day-picker";
import { fr } from "react-day-picker/locale/fr";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons.ts";
import { ClockContext } from "./clock-context.ts";
import { controlTexts } from "./form-controls.texts.ts";

export interface CalendarProps {
  /** `2026-11-20`; undefined if none. */
  readonly day: string | undefined;
  readonly onPick: (day: string) => void;
}

/** By pointer or keyboard (arrows, PageUp, Home). Takes focus on mount. */
export function Calendar({ day, onPick }: CalendarProps) {
  const clock = useContext(ClockContext);
  const today = noonOf(parisDay(clock()));
  const selected = day === undefined ? undefined : noonOf(day);
  return (
    <DayPicker
      mode="single"
      locale={fr}
      autoFocus
      navLayout="around"
      classNames={classes}
      components={parts}
      labels={labels}
      selected={selected}
      {...(selected === undefined ? {} : { defaultMonth: selected })}
      today={today}
      // The selection is empty when the selected day is clicked again.
      onSelect={(_, clicked) => onPick(dayOf(clicked))}
    />
  );
}

function Chevron({ orientation, className }: ChevronProps) {
  const Icon = orientation === "right" ? ChevronRightIcon : ChevronLeftIcon;
  return <Icon aria-hidden size={16} className={className} />;
}

const parts = { Chevron };

const texts = controlTexts.date;

const labels: Partial<Labels> = {
  labelDayButton: (date, { today, selected }) => {
    const month = texts.months[date.getMonth()];
    // With the figure that is shown, for voice control: « 1 », not « 1er ».
    const day = `${texts.weekdays[date.getDay()]} ${date.getDate()} ${month} ${date.getFullYear()}`;
    return texts.dayName(day, today === true, selected === true);
  },
};

/** The same day in every time zone, also around clock changes. */
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
  button_previous: "ui-bare-button ui-calendar__nav ui-calendar__nav--previous",
  button_next: "ui-bare-button ui-calendar__nav ui-calendar__nav--next",
  chevron: "ui-calendar__chevron",
  month_grid: "ui-calendar__grid",
  weekday: "ui-calendar__weekday",
  day: "ui-calendar__cell",
  day_button: "ui-calendar__day",
  today: "ui-calendar__cell--today",
  selected: "ui-calendar__cell--selected",
  outside: "ui-calendar__cell--outside",
};
