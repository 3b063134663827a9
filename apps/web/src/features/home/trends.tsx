import { dashboardRoutes as routes } from "@palier/contract/areas/dashboard";
import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import type { DashboardTrends } from "@palier/contract/areas/dashboard-summary";
import { Tabs } from "@palier/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { LoadFailure } from "#actions/load-failure.tsx";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";
import { Loading } from "#parts/loading.tsx";
import { homeTexts as texts } from "./home.texts.ts";
import { IncidentsTrend } from "./incidents-trend.tsx";
import { OrdersTrend } from "./orders-trend.tsx";

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
