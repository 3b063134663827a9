import { ItemsTable } from "../record/items-table.tsx";
import { chartTexts as texts } from "./chart.texts.ts";

/** One group of bars. */
export interface BarGroup {
  readonly key: string;
  /** What it stands for: « Semaine du 16 au 22 novembre 2026 ». */
  readonly label: string;
  /** One value for each series, not negative. */
  readonly values: readonly number[];
}

export interface BarSeries {
  readonly name: string;
  /** A value as text. */
  readonly format: (value: number) => string;
  /** False for what only the table tells: a count beside an amount has no common scale. Defaults to true. */
  readonly drawn?: boolean | undefined;
}

export interface BarChartProps {
  /** What it shows, read out: « Incidents, par semaine ». */
  label: string;
  /** The first column of the table: « Semaine du ». */
  groupLabel: string;
  series: readonly BarSeries[];
  /** In the order of time. */
  groups: readonly BarGroup[];
}

const width = 600;
const height = 120;

/** A small chart of bars. Its table says the same in figures, to screen readers always and to all on demand (A06). */
export function BarChart({ label, groupLabel, series, groups }: BarChartProps) {
  const drawn = series.flatMap((each, index) => (each.drawn === false ? [] : [{ ...each, index }]));
  const most = Math.max(1, ...groups.flatMap(({ values }) => drawn.map(({ index }) => values[index] ?? 0)));
  const room = width / Math.max(1, groups.length);
  const bar = (room * 0.7) / Math.max(1, drawn.length);
  return (
    <figure className="ui-chart" aria-label={label}>
      <div className="ui-chart__legend" aria-hidden>
        {drawn.map(({ name }, rank) => (
          <span key={name} className={`ui-chart__key ui-chart__key--${rank}`}>
            {name}
          </span>
        ))}
        <span className="ui-chart__most">{texts.most(drawn[0]?.format(most) ?? "")}</span>
      </div>
      <svg
        className="ui-chart__bars"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {groups.flatMap(({ key, values }, at) =>
          drawn.map(({ name, index }, rank) => {
            const tall = ((values[index] ?? 0) / most) * height;
            return (
              <rect
                key={`${key} ${name}`}
                className={`ui-chart__bar ui-chart__bar--${rank}`}
                x={at * room + room * 0.15 + rank * bar}
                y={height - tall}
                width={bar * 0.92}
                height={tall}
              />
            );
          }),
        )}
      </svg>
      <div className="ui-chart__span" aria-hidden>
        <span>{groups[0]?.label}</span>
        <span>{groups.at(-1)?.label}</span>
      </div>
      <details className="ui-chart__table">
        <summary>{texts.table}</summary>
        <ItemsTable
          label={label}
          items={groups}
          itemKey={({ key }) => key}
          columns={[
            { name: "group", header: groupLabel, cell: (group) => group.label },
            ...series.map(({ name, format }, index) => ({
              name,
              header: name,
              align: "end" as const,
              cell: ({ values }: BarGroup) => format(values[index] ?? 0),
            })),
          ]}
        />
      </details>
    </figure>
  );
}
