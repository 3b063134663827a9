import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import { trendRows } from "@palier/contract/areas/dashboard-series";
import type { DashboardTrends } from "@palier/contract/areas/dashboard-summary";
import { BarChart, Card, type ChartMark, formatMoney } from "@palier/ui";
import { useChartLists } from "./chart-lists.ts";
import { homeTexts as texts } from "./home.texts.ts";
import { periodWords } from "./period-words.ts";

export function OrdersTrend({ trends }: { readonly trends: DashboardTrends }) {
  const { by, orders } = trends;
  const lists = useChartLists();
  const label = texts.orders[by];
  return (
    <Card title={label} level={3}>
      <BarChart
        label={label}
        groupLabel={texts.period[by]}
        empty={texts.none.orders[by]}
        series={[
          { name: words.orders.finalCents, format: formatMoney },
          { name: words.orders.openCents, format: formatMoney },
        ]}
        groups={orders.map((each, at) => {
          const mark = (name: "final" | "open"): ChartMark => {
            const [cents, count] = [each[`${name}Cents`], each[`${name}Count`]];
            return {
              // Refunds may exceed validated amounts; bars cannot be negative.
              value: Math.max(0, cents),
              text: texts.amount(formatMoney(cents), count),
              words: texts[name](formatMoney(cents), count),
              href: lists.orders(trendRows.orders[`${name}Count`], each),
            };
          };
          const isLast = at === orders.length - 1;
          return { ...periodWords(by, each.firstDay, isLast), marks: [mark("final"), mark("open")] };
        })}
      />
    </Card>
  );
}
