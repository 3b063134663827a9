import type { news } from "@palier/contract";
import type { Rng } from "../../core/random.ts";
import { weights } from "../../core/random.ts";
import type { RowOf } from "../../world/catalog.ts";
import { day, hour, instantText } from "../calendar.ts";
import { newsArticles } from "../data/news.ts";
import { officeMoment } from "../office-hours.ts";
import { arrival, drawnTable, type FieldsOf } from "../seeding.ts";
import type { Town } from "../town.ts";

const scopes = weights([
  ["all", 45],
  ["neighborhoods", 25],
  ["buildings", 30],
]);
const statuses = weights([
  ["published", 58],
  ["archived", 20],
  ["draft", 12],
  ["scheduled", 10],
]);

export function newsSeed(town: Town) {
  const { counts, residents } = town;
  const staff = town.stream("news.admin");
  return drawnTable<FieldsOf<typeof news>>(town, "news", (index, random) => {
    const [title = "", first = "", second = ""] = newsArticles[index % newsArticles.length] ?? [];
    const status = random.weighted(statuses);
    const past = officeMoment(arrival(town, index, counts.news, 400, random), { from: 0, to: town.now });
    const coming = town.now - (town.now % hour) + random.int(1, 20) * day + random.int(-2, 8) * hour;
    const publishAt = status === "draft" ? null : status === "scheduled" ? coming : past;
    const pinned = status === "published" && random.chance(0.08);
    const notify = random.chance(0.4);
    const author = residents.anyAdmin(staff, index);
    return {
      title,
      body: `<p>${first}</p><p>${second}</p>`,
      ...targets(town, random),
      status,
      publishAt: publishAt === null ? null : instantText(publishAt),
      pinned,
      notify,
      notifiedAt: notify && publishAt !== null && status !== "scheduled" ? instantText(publishAt) : null,
      authorId: author + 1,
      authorName: residents.adminName(author),
    };
  });
}

type Targets = Pick<RowOf<typeof news>, "scope" | "neighborhoodIds" | "buildingIds" | "targetNames">;

function targets({ counts, buildings }: Town, random: Rng): Targets {
  const scope = random.weighted(scopes);
  if (scope === "neighborhoods" && counts.neighborhood > 0) {
    const some = chosen(random, counts.neighborhood);
    const targetNames = some.map((index) => buildings.neighborhoodName(index) ?? "");
    return { scope, neighborhoodIds: some.map((index) => index + 1), buildingIds: [], targetNames };
  }
  if (scope === "buildings" && counts.building > 0) {
    const some = chosen(random, counts.building);
    return {
      scope,
      neighborhoodIds: [],
      buildingIds: some.map((index) => index + 1),
      targetNames: some.map(buildings.name),
    };
  }
  return { scope: "all", neighborhoodIds: [], buildingIds: [], targetNames: [] };
}

/** One to four distinct rows. */
function chosen(random: Rng, count: number): number[] {
  return [...new Set(Array.from({ length: random.int(1, 4) }, () => random.below(count)))];
}
