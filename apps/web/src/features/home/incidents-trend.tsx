import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import { trendRows } from "@palier/contract/areas/dashboard-series";
import type { DashboardTrends } from "@palier/contract/areas/dashboard-summary";
import { BarChart, Card, type ChartMark, formatCount } from "@palier/ui";
import { useChartLists } from "./chart-lists.ts";
import { homeTexts as texts } from "./home.texts.ts";
import { periodWords } from "./period-words.ts";

export function IncidentsTrend({ trends }: { readonly trends: DashboardTrends }) {
  const { by, incidents } = trends;
  const lists = useChartLists();
  const label = texts.incidents[by];
  return (
    <Card title={label} level={3}>
      <BarChart
        label={label}
        groupLabel={texts.period[by]}
        empty={texts.none.incidents[by]}
        series={[
          { name: words.incidents.opened, format: formatCount },
          { name: words.incidents.resolved, format: formatCount },
        ]}
        groups={incidents.map((each, at) => {
          const mark = (name: "opened" | "resolved"): ChartMark => ({
            value: each[name],
            text: formatCount(each[name]),
            words: texts[name](each[name]),
            href: lists.incidents(trendRows.incidents[name], each),
          });
          const isLast = at === incidents.length - 1;
          return { ...periodWords(by, each.firstDay, isLast), marks: [mark("opened"), mark("resolved")] };
        })}
      />
    </Card>
  );
}
