import { Fragment, useId } from "react";
import { TextLink } from "../link/link.tsx";
import { ItemsTable } from "../record/items-table.tsx";
import { chartTexts as texts } from "./chart.texts.ts";
import type { ChartGroup, ChartMark, ChartSeries } from "./chart-parts.ts";
import { ChartRow } from "./chart-row.tsx";
import { useMarkKeys } from "./use-mark-keys.ts";

export interface BarChartProps {
  /** Accessible name: « Incidents, par semaine ». */
  label: string;
  /** Header of the table's first column: « Semaine du ». */
  groupLabel: string;
  /** For all zeros: « Aucun incident en douze semaines ». */
  empty: string;
  series: readonly ChartSeries[];
  /** In chronological order. */
  groups: readonly ChartGroup[];
}

/** Beyond, not every group has a label. */
const wordedGroups = 4;

/**
 * One patterned, named row of bars per series: nothing depends on colour. Bars link to what they count; one
 * tab stop, arrow keys inside. A table holds the same figures (A06).
 */
export function BarChart({ label, groupLabel, empty, series, groups }: BarChartProps) {
  const keys = useMarkKeys(series.length, groups.length);
  const help = useId();
  const most = Math.max(0, ...groups.flatMap(({ marks }) => marks.map(({ value }) => value)));
  const worded = groups.length <= wordedGroups;
  const ticks = worded ? groups : [...groups.slice(0, 1), ...groups.slice(-1)];
  return (
    <figure className="ui-chart" aria-label={label}>
      {most === 0 ? (
        <p className="ui-chart__none">{empty}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the keys
        <div className="ui-chart__rows" onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
          <p id={help} className="ui-hidden">
            {texts.keys}
          </p>
          {series.map((each, row) => (
            <ChartRow
              key={each.name}
              series={each}
              row={row}
              groups={groups}
              most={most}
              stop={keys.stop}
              help={help}
            />
          ))}
          <div className={worded ? "ui-chart__words" : "ui-chart__span"} aria-hidden>
            {ticks.map(({ key, tick }) => (
              <Fragment key={key}>
                <span>{tick}</span>{" "}
              </Fragment>
            ))}
          </div>
        </div>
      )}
      <details className="ui-chart__table">
        <summary>{texts.table}</summary>
        <ItemsTable
          label={label}
          items={groups}
          itemKey={({ key }) => key}
          columns={[
            { name: "group", header: groupLabel, cell: ({ tick }) => tick },
            ...series.map(({ name }, index) => ({
              name,
              header: name,
              align: "end" as const,
              cell: ({ marks }: ChartGroup) => <MarkLink mark={marks[index]} />,
            })),
          ]}
        />
      </details>
    </figure>
  );
}

const MarkLink = ({ mark }: { readonly mark: ChartMark | undefined }) =>
  mark === undefined ? null : <TextLink href={mark.href}>{mark.text}</TextLink>;
