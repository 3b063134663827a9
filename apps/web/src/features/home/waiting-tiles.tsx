import { dashboardTexts } from "@palier/contract/areas/dashboard.texts";
import type { DashboardSummary } from "@palier/contract/areas/dashboard-summary";
import { formatCount, Link } from "@palier/ui";
import { useAreas } from "#areas/areas.tsx";
import { waitingPlace } from "#waiting/waiting-place.ts";
import { homeTexts as texts } from "./home.texts.ts";

type Waiting = DashboardSummary["waiting"];

const tiles = [
  "associationRequests",
  "openIncidents",
  "unreadConversations",
  "amountsToValidate",
  "callbacks",
] as const;

/** Placed before their figures load, to avoid shifts. */
export function WaitingTiles({ waiting }: { readonly waiting: Waiting | undefined }) {
  const areas = useAreas();
  return (
    <section aria-labelledby="home-waiting" aria-busy={waiting === undefined || undefined}>
      <h2 id="home-waiting" className="home-title">
        {texts.waiting}
      </h2>
      {waiting === undefined ? (
        <span role="status" className="ui-hidden">
          {texts.loading}
        </span>
      ) : null}
      <ul className="home-tiles">
        {tiles.map((name) => {
          const area = areas.find(({ declaration }) => declaration.menu?.waits?.includes(name));
          const content = (
            <>
              <span className="home-tile__count">
                {waiting === undefined ? "\u00a0" : formatCount(waiting[name])}
              </span>{" "}
              <span>{dashboardTexts.waiting[name]}</span>
            </>
          );
          return (
            <li key={name}>
              {waiting === undefined || area === undefined ? (
                <div className="home-tile">{content}</div>
              ) : (
                <Link className="home-tile" href={waitingPlace(area.paths.list, name)}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
