import { memo, useMemo } from "react";
import { classNames } from "../class-names.ts";
import { StatusMark } from "../display/status.tsx";
import { formatCount, formatWeekday } from "../format.ts";
import { type Place, useWeekKeys } from "./use-week-keys.ts";
import { weekTexts } from "./week.texts.ts";
import { cellsOf, daysOf, isInHour, minuteOf, type WeekCell, type WeekSlot } from "./week-cells.ts";

export interface WeekGridProps {
  /** Accessible name: « Semaine du 16 au 22 novembre 2026 ». */
  label: string;
  /** A Monday, `2026-11-16`. */
  weekStart: string;
  slots: readonly WeekSlot[];
  /** Highlighted: `2026-11-18`. */
  today?: string | undefined;
  /** The time of that day, `10:42`: a line on it. Undefined until known. */
  now?: string | undefined;
  onOpen: (cell: WeekCell) => void;
  /** Page up: -1, page down: 1. */
  onWeek: (weeks: -1 | 1) => void;
}

/**
 * Others are counted: 2,000 slots cost 1.2 times a quiet week. Virtualising would hide hours from search and
 * screen readers.
 */
const shownSlots = 3;
const words = weekTexts;

/** Arrow keys move between hours, Enter opens one (A06). */
export function WeekGrid({ label, weekStart, slots, today, now, onOpen, onWeek }: WeekGridProps) {
  const rows = useMemo(() => cellsOf(weekStart, slots), [weekStart, slots]);
  const days = useMemo(() => daysOf(weekStart), [weekStart]);
  const { grid, current, onActive, onKeyDown } = useWeekKeys(rows.length, onWeek);
  return (
    <div className="ui-week">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of cells that are reached by arrow keys */}
      <table ref={grid} role="grid" aria-label={label} className="ui-week__table" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">
              <span className="ui-hidden">{words.hour}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? "date" : undefined}>
                {formatWeekday(day)}
                {day === today && now !== undefined ? (
                  <>
                    {" "}
                    <span aria-hidden className="ui-week__clock ui-no-print">
                      {now}
                    </span>
                  </>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        {/* One change: of a hundred changed cells, Orca drops what is announced meanwhile. */}
        <tbody key={weekStart}>
          {rows.map((cells, row) => (
            <tr key={cells[0]?.hour}>
              <th scope="row" className="ui-week__hour">
                {words.at(cells[0]?.hour ?? 0)}
              </th>
              {cells.map((cell, column) => (
                <HourCell
                  // By position, so that focus stays when hours come and go.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the seven columns are always the same ones
                  key={column}
                  cell={cell}
                  isToday={cell.day === today}
                  now={cell.day === today && isInHour(cell.hour, now) ? now : undefined}
                  row={row}
                  column={column}
                  active={row === current.row && column === current.column}
                  onActive={onActive}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HourCellProps extends Place {
  readonly cell: WeekCell;
  readonly isToday: boolean;
  /** If within this hour. */
  readonly now: string | undefined;
  readonly active: boolean;
  readonly onActive: (place: Place) => void;
  readonly onOpen: (cell: WeekCell) => void;
}

/** An arrow key re-renders two cells, however full the week. */
const HourCell = memo(function HourCell(props: HourCellProps) {
  const { cell, isToday, now, row, column, active, onActive, onOpen } = props;
  const { slots, day, hour } = cell;
  const open = (): void => {
    if (slots.length > 0) onOpen(cell);
  };
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that is reached by arrow keys and opened
      role="gridcell"
      tabIndex={active ? 0 : -1}
      data-cell={`${row} ${column}`}
      data-hour={`${day} ${hour}`}
      className={classNames(
        "ui-week__cell",
        slots.length > 0 && "ui-week__cell--full",
        isToday && "ui-week__cell--today",
      )}
      onFocus={() => onActive({ row, column })}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        // Otherwise the key would press the opened dialog's close button.
        event.preventDefault();
        open();
      }}
    >
      {now === undefined ? null : (
        <span
          aria-hidden
          className="ui-week__now ui-no-print"
          style={{ insetBlockStart: `${(minuteOf(now) / 60) * 100}%` }}
        />
      )}
      <span className="ui-hidden">{words.cell(formatWeekday(day), words.at(hour), slots.length)}</span>{" "}
      {slots.slice(0, shownSlots).map((slot) => (
        <span key={slot.key} className={`ui-week__slot ui-week__slot--${slot.tone}`}>
          <span className="ui-week__head">
            <StatusMark tone={slot.tone} icon={slot.icon} />
            <span className="ui-week__time">{slot.from}</span>{" "}
            <span className="ui-week__reference">{slot.reference}</span>{" "}
          </span>
          <span className="ui-week__title">{slot.title}</span>{" "}
          {slots.length === 1 ? <SlotDetails slot={slot} /> : null}
          <span className="ui-hidden">{`${slot.state} `}</span>
        </span>
      ))}
      {slots.length > shownSlots ? (
        <span className="ui-week__more">{words.more(formatCount(slots.length - shownSlots))}</span>
      ) : null}
    </td>
  );
});

/** Of a delivery that is alone in its hour: several share the room. */
const SlotDetails = ({ slot }: { readonly slot: WeekSlot }) =>
  slot.details?.map((detail) => (
    <span key={detail} className="ui-week__detail">
      {`${detail} `}
    </span>
  ));
