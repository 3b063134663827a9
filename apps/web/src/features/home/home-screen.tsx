import { dashboardRoutes as routes } from "@palier/contract/areas/dashboard";
import { Card, Page, PageHeader } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "#actions/load-failure.tsx";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";
import { useSession } from "#api/session.ts";
import { useAreas } from "#areas/areas.tsx";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { PushInvitation } from "#push/push-invitation.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { homeTexts as texts } from "./home.texts.ts";
import { IncidentAges } from "./incident-ages.tsx";
import { Trends } from "./trends.tsx";
import { WaitingTiles } from "./waiting-tiles.tsx";
import "./home.css";

const api = clientOf(routes);
const summary = queryOf(routes.summary, { params: {}, query: {} });

/** §2, admin_home. */
export function HomeScreen() {
  const session = useSession();
  const { data: answer, error, refetch } = api.summary.useQuery(summary);
  const data = answer?.body;
  if (session.kind !== "signed-in") return null;
  const { buildings, users, lots } = data?.totals ?? {};
  return (
    <Page>
      <PageHeader title={texts.hello(session.admin.firstName)}>
        {/* Reserves the line for its figures. */}
        <p>
          {buildings === undefined || users === undefined || lots === undefined
            ? "\u00a0"
            : texts.totals(buildings, users, lots)}
        </p>
      </PageHeader>
      {error === null ? null : <LoadFailure error={error} onRetry={() => void refetch()} />}
      {buildings === 0 ? <FirstSteps /> : null}
      {data === undefined && error !== null ? null : <WaitingTiles waiting={data?.waiting} />}
      <RequestsCard />
      {data === undefined && error !== null ? null : <IncidentAges ages={data?.openIncidentsByAge} />}
      <Trends />
      <PushInvitation />
    </Page>
  );
}

function RequestsCard() {
  const requests = useAreas().find(({ declaration }) => declaration.name === "dashboard")?.declaration.list;
  const { data } = useQuery({
    queryKey: ["part", "dashboard", "requests"],
    queryFn: async () => (await requests?.())?.list ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === null) return null;
  return (
    <Card title={texts.requests}>
      {/* Reserves space: the charts must not shift. */}
      <div className="home-requests">{data === undefined ? null : <ListPanel list={data} />}</div>
    </Card>
  );
}
