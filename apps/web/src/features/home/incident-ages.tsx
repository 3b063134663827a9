import { dashboardTexts as words } from "@palier/contract/areas/dashboard.texts";
import { ageRows } from "@palier/contract/areas/dashboard-series";
import type { DashboardSummary } from "@palier/contract/areas/dashboard-summary";
import { BarChart, Card, formatCount } from "@palier/ui";
import { Loading } from "#parts/loading.tsx";
import { useChartLists } from "./chart-lists.ts";
import { homeTexts as texts } from "./home.texts.ts";

const chartHeight = "150px";

export function IncidentAges({
  ages,
}: {
  readonly ages: DashboardSummary["openIncidentsByAge"] | undefined;
}) {
  const lists = useChartLists();
  if (ages === undefined)
    return (
      <Card title={texts.ages}>
        <Loading label={texts.loading} height={chartHeight} />
      </Card>
    );
  return (
    <Card title={texts.ages}>
      <BarChart
        label={texts.ages}
        groupLabel={words.fields.age}
        empty={texts.none.ages}
        series={[{ name: words.waiting.openIncidents, format: formatCount }]}
        groups={ages.map(({ age, firstDay, lastDay, count }) => ({
          key: age,
          label: words.age[age],
          tick: words.age[age],
          marks: [
            {
              value: count,
              text: formatCount(count),
              words: texts.opened(count),
              href: lists.incidents(ageRows.openIncidentsByAge.count, { firstDay, lastDay }),
            },
          ],
        }))}
      />
    </Card>
  );
}
