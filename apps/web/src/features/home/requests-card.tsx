import { Card } from "@palier/ui";
import { useQuery } from "@tanstack/react-query";
import { useAreas } from "#areas/areas.tsx";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { homeTexts as texts } from "./home.texts.ts";

export function RequestsCard() {
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
