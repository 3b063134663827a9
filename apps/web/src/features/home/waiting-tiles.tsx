import { dashboardTexts } from "@palier/contract/areas/dashboard.texts";
import type { DashboardSummary } from "@palier/contract/areas/dashboard-summary";
import { formatCount, Link } from "@palier/ui";
import { useAreas } from "#areas/areas.tsx";
import { homeTexts as texts } from "./home.texts.ts";

type Waiting = DashboardSummary["waiting"];

interface Tile {
  readonly name: keyof Waiting;
  /** The area whose list shows what waits, by its place, and the filters that leave just that. */
  readonly at: string;
  readonly query?: string;
}

const tiles: readonly Tile[] = [
  { name: "associationRequests", at: "dashboard/association-requests", query: "?status=proofToCheck" },
  { name: "openIncidents", at: "incident", query: "?status=open,inProgress" },
  { name: "unreadConversations", at: "conversations", query: "?unread=true" },
  { name: "amountsToValidate", at: "concierge/order/amount-to-validate" },
  { name: "callbacks", at: "concierge/callback", query: "?status=toHandle" },
];

/** How much waits for an admin, each figure a link to its list. */
export function WaitingTiles({ waiting }: { readonly waiting: Waiting }) {
  const areas = useAreas();
  return (
    <section aria-labelledby="home-waiting">
      <h2 id="home-waiting" className="home-title">
        {texts.waiting}
      </h2>
      <ul className="home-tiles">
        {tiles.map(({ name, at, query = "" }) => {
          const area = areas.find(({ declaration }) => (declaration.at ?? declaration.name) === at);
          const content = (
            <>
              <span className="home-tile__count">{formatCount(waiting[name])}</span>
              <span>{dashboardTexts.waiting[name]}</span>
            </>
          );
          return (
            <li key={name}>
              {area === undefined ? (
                <div className="home-tile">{content}</div>
              ) : (
                <Link className="home-tile" href={`${area.paths.list}${query}`}>
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
