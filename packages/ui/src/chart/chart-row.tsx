import { useId } from "react";
import { tooltip } from "../basics/tooltip.ts";
import { Link } from "../link/link.tsx";
import { chartTexts as texts } from "./chart.texts.ts";
import type { ChartGroup, ChartSeries } from "./chart-parts.ts";
import type { Place } from "./use-mark-keys.ts";

interface ChartRowProps {
  series: ChartSeries;
  row: number;
  groups: readonly ChartGroup[];
  most: number;
  stop: Place;
  help: string;
}

export function ChartRow({ series, row, groups, most, stop, help }: ChartRowProps) {
  const pattern = useId();
  const own = Math.max(0, ...groups.map(({ marks }) => marks[row]?.value ?? 0));
  return (
    <div className={`ui-chart__row ui-chart__row--${row}`}>
      <p className="ui-chart__name">
        {series.name} <span className="ui-chart__most">{texts.most(series.format(own))}</span>
      </p>
      <svg className="ui-chart__pattern" aria-hidden>
        <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse">
          <path className="ui-chart__ground" d="M0 0h6v6H0z" />
          {row === 0 ? null : <path className="ui-chart__stripe" d="M-1 1l2-2M0 6l6-6M5 7l2-2" />}
        </pattern>
      </svg>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets a list is none to some readers */}
      <ul className="ui-chart__plot" role="list" aria-label={series.name}>
        {groups.map(({ key, label, marks }, column) => {
          const mark = marks[row];
          if (mark === undefined) return null;
          const tall = (mark.value / most) * 100;
          const words = texts.mark(label, mark.words);
          return (
            <li key={key}>
              <Link
                href={mark.href}
                className="ui-chart__mark"
                aria-label={words}
                aria-describedby={help}
                data-mark={`${row} ${column}`}
                tabIndex={stop.row === row && stop.column === column ? 0 : -1}
                {...tooltip(words)}
              >
                <svg aria-hidden>
                  <rect
                    className="ui-chart__bar"
                    x="14%"
                    width="72%"
                    y={`${100 - tall}%`}
                    height={`${tall}%`}
                    fill={`url(#${pattern})`}
                  />
                </svg>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
