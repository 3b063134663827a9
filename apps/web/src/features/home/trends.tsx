import { dashboardRoutes as routes } from "@palier/contract/areas/dashboard";
import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import { trendRows } from "@palier/contract/areas/dashboard-series";
import type { DashboardTrends } from "@palier/contract/areas/dashboard-summary";
import { BarChart, Card, type ChartMark, formatCount, Tabs } from "@palier/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { LoadFailure } from "#actions/load-failure.tsx";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";
import { Loading } from "#parts/loading.tsx";
import { useChartLists } from "./chart-lists.ts";
import { homeTexts as texts } from "./home.texts.ts";
import { OrdersTrend } from "./orders-trend.tsx";
import { periodWords } from "./period-words.ts";

const api = clientOf(routes);

type By = DashboardTrends["by"];

export function Trends() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const by: By = params.get("by") === "month" ? "month" : "week";
  const {
    data: answer,
    error,
    refetch,
  } = api.trends.useQuery({
    ...queryOf(routes.trends, { params: {}, query: { by } }),
    // Avoids shifts.
    placeholderData: keepPreviousData,
  });
  const trends = answer?.body;
  const placeOf = (name: By) => (name === "week" ? pathname : `${pathname}?by=${name}`);
  return (
    <section className="home-trends" aria-labelledby="home-trends">
      <h2 id="home-trends" className="home-title">
        {texts.trends}
      </h2>
      <Tabs
        label={words.fields.by}
        current={placeOf(by)}
        tabs={[
          { href: placeOf("week"), label: words.by.week },
          { href: placeOf("month"), label: words.by.month },
        ]}
      />
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
      {trends === undefined && error === null ? <Loading label={texts.loading} height="326px" /> : null}
      {trends === undefined ? null : (
        <div className="home-figures" aria-busy={trends.by !== by}>
          <IncidentsTrend trends={trends} />
          <OrdersTrend trends={trends} />
        </div>
      )}
    </section>
  );
}

function IncidentsTrend({ trends }: { readonly trends: DashboardTrends }) {
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
