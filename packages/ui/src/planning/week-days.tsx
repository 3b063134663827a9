import { useState } from "react";
import { StatusMark } from "../display/status.tsx";
import { formatCount, formatWeekday } from "../format.ts";
import { texts } from "../texts.ts";
import { cellsOf, daysOf, type WeekCell, type WeekSlot } from "./week-cells.ts";

export interface WeekDaysProps {
  /** Accessible name. */
  label: string;
  /** A Monday, `2026-11-16`. */
  weekStart: string;
  slots: readonly WeekSlot[];
  /** The highlighted day, initially shown if in the week: `2026-11-18`. */
  today?: string | undefined;
  /** The initially shown day, instead of today. */
  first?: string | undefined;
  /** Text for a day without slots. */
  empty: string;
  /** Opens the slots of one hour. */
  onOpen: (cell: WeekCell) => void;
}

const words = texts.week;

/** A week without room for seven columns: one day at a time, its hours stacked with all slots. */
export function WeekDays({ label, weekStart, slots, today, first, empty, onOpen }: WeekDaysProps) {
  const days = daysOf(weekStart);
  const [chosen, setChosen] = useState(first ?? today);
  const shown = days.find((day) => day === chosen) ?? days.find((day) => day === today) ?? weekStart;
  const hours = cellsOf(weekStart, slots)
    .map((cells) => cells[days.indexOf(shown)])
    .filter((cell) => cell !== undefined && cell.slots.length > 0);
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
            onClick={() => setChosen(day)}
          >
            {formatWeekday(day)}
            <span className="ui-days__count">
              {formatCount(slots.filter(({ date }) => date === day).length)}
            </span>
          </button>
        ))}
      </div>
      {hours.length === 0 ? <p className="ui-days__empty">{empty}</p> : null}
      <ul className="ui-days__hours" aria-label={formatWeekday(shown)}>
        {hours.map((cell) =>
          cell === undefined ? null : (
            <li key={cell.hour}>
              <button
                type="button"
                className="ui-days__hour"
                data-hour={`${cell.day} ${cell.hour}`}
                onClick={() => onOpen(cell)}
              >
                {cell.slots.map((slot) => (
                  <span key={slot.key} className="ui-days__slot">
                    <StatusMark tone={slot.tone} icon={slot.icon} />
                    <span className="ui-days__time">{slot.from}</span>
                    <span className="ui-days__title">
                      {slot.title} <span className="ui-hidden">{slot.state}</span>
                    </span>
                  </span>
                ))}
                <span className="ui-hidden">{words.at(cell.hour)}</span>
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
