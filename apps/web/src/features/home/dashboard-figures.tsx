import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import type { DashboardSummary } from "@palier/contract/areas/dashboard-summary";
import { BarChart, Card, formatCount, formatDate, formatMoney } from "@palier/ui";
import { homeTexts as texts } from "./home.texts.ts";

/** How old the open incidents are, and how the last twelve weeks went. */
export function DashboardFigures({ summary }: { readonly summary: DashboardSummary }) {
  const { openIncidentsByAge, incidentsByWeek, ordersByWeek } = summary;
  return (
    <div className="home-figures">
      <Card title={texts.ages}>
        <BarChart
          label={texts.ages}
          groupLabel={words.fields.age}
          series={[{ name: words.fields.count, format: formatCount }]}
          groups={openIncidentsByAge.map(({ age, count }) => ({
            key: age,
            label: words.age[age],
            values: [count],
          }))}
        />
      </Card>
      <Card title={texts.incidents}>
        <BarChart
          label={texts.incidents}
          groupLabel={words.fields.weekStart}
          series={[
            { name: words.incidentsByWeek.opened, format: formatCount },
            { name: words.incidentsByWeek.resolved, format: formatCount },
          ]}
          groups={incidentsByWeek.map(({ weekStart, opened, resolved }) => ({
            key: weekStart,
            label: formatDate(weekStart),
            values: [opened, resolved],
          }))}
        />
      </Card>
      <Card title={texts.orders}>
        <BarChart
          label={texts.orders}
          groupLabel={words.fields.weekStart}
          series={[
            { name: words.ordersByWeek.finalCents, format: formatMoney },
            { name: words.ordersByWeek.openCents, format: formatMoney },
            { name: words.ordersByWeek.orderCount, format: formatCount, drawn: false },
          ]}
          groups={ordersByWeek.map(({ weekStart, orderCount, finalCents, openCents }) => ({
            key: weekStart,
            label: formatDate(weekStart),
            values: [finalCents, openCents, orderCount],
          }))}
        />
      </Card>
    </div>
  );
}
