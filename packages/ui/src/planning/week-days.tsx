import { Fragment } from "react";
import { StatusMark } from "../display/status.tsx";
import { formatCount, formatWeekday } from "../format.ts";
import { weekTexts } from "./week.texts.ts";
import { cellsOf, daysOf, shownDay, type WeekCell, type WeekSlot } from "./week-cells.ts";

export interface WeekDaysProps {
  /** Accessible name. */
  label: string;
  /** A Monday, `2026-11-16`. */
  weekStart: string;
  slots: readonly WeekSlot[];
  /** `2026-11-18`: highlighted, and initially shown if in the week. */
  today?: string | undefined;
  /** The time of today, `10:42`; undefined until known. */
  now?: string | undefined;
  /** Shown instead of today, if it is of this week. */
  day?: string | undefined;
  onDay: (day: string) => void;
  /** For a day without slots; undefined where the week has none, which is said above. */
  empty: string | undefined;
  onOpen: (cell: WeekCell) => void;
}

const words = weekTexts;

/** One day at a time, its hours stacked with all that is said of their slots. */
export function WeekDays(props: WeekDaysProps) {
  const { label, weekStart, slots, today, now, day: chosen, empty, onDay, onOpen } = props;
  const days = daysOf(weekStart);
  const shown = shownDay(weekStart, chosen, today);
  const hours = fullHoursOf(cellsOf(weekStart, slots), days.indexOf(shown));
  const { ahead, mark } = nowAmong(hours, shown === today ? now : undefined);
  return (
    <div className="ui-days">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be seen */}
      <div role="group" aria-label={label} className="ui-days__choice">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className="ui-days__day"
            aria-pressed={day === shown}
            aria-current={day === today ? "date" : undefined}
            onClick={() => onDay(day)}
          >
            {formatWeekday(day)}
            <span className="ui-days__count">
              {formatCount(slots.filter(({ date }) => date === day).length)}
            </span>
          </button>
        ))}
      </div>
      {hours.length === 0 && empty !== undefined ? <p className="ui-days__empty">{empty}</p> : null}
      <ul className="ui-days__hours" aria-label={formatWeekday(shown)}>
        {hours.map((cell, at) =>
          cell === undefined ? null : (
            <Fragment key={cell.hour}>
              {at === ahead ? mark : null}
              <li>
                <button
                  type="button"
                  className="ui-days__hour"
                  data-hour={`${cell.day} ${cell.hour}`}
                  onClick={() => onOpen(cell)}
                >
                  {cell.slots.map((slot) => (
                    <DaySlot key={slot.key} slot={slot} />
                  ))}
                  <span className="ui-hidden">{words.at(cell.hour)}</span>
                </button>
              </li>
            </Fragment>
          ),
        )}
        {ahead < 0 ? mark : null}
      </ul>
    </div>
  );
}

function DaySlot({ slot }: { readonly slot: WeekSlot }) {
  return (
    <span className="ui-days__slot">
      <StatusMark tone={slot.tone} icon={slot.icon} />
      <span className="ui-days__time">{slot.from}</span> <span className="ui-days__title">{slot.title}</span>{" "}
      {[slot.reference, ...(slot.details ?? [])].map((detail) => (
        <Fragment key={detail}>
          <span className="ui-days__detail">{detail}</span>{" "}
        </Fragment>
      ))}
      <span className="ui-days__state">{slot.state}</span>
    </span>
  );
}

const fullHoursOf = (rows: ReturnType<typeof cellsOf>, day: number) =>
  rows.map((cells) => cells[day]).filter((cell) => cell !== undefined && cell.slots.length > 0);

/** The line of the present time, and the hour that it precedes: -1 at the end of the day. */
function nowAmong(hours: readonly (WeekCell | undefined)[], now: string | undefined) {
  const ahead = hours.findIndex((cell) => now !== undefined && (cell?.slots[0]?.from ?? "") > now);
  const mark =
    now === undefined || hours.length === 0 ? null : (
      <li className="ui-days__now ui-no-print">{words.now(now)}</li>
    );
  return { ahead, mark };
}
