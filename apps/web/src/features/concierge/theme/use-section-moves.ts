import type { SectionTree } from "@palier/contract/areas/concierge/section";
import { themeRoutes as routes } from "@palier/contract/areas/concierge/theme";
import { call } from "#api/call.ts";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";
import { useMoves } from "#lists/use-moves.ts";
import { positionOf, signature, withMove } from "./section-order.ts";

const api = clientOf(routes);

/** Moves send the whole order with the tree's version. */
export function useSectionMoves(themeId: number) {
  const asked = queryOf(routes.sections, { params: { themeId }, query: {} });
  const query = api.sections.useQuery(asked);
  const moves = useMoves<NonNullable<typeof query.data>, SectionTree>(asked.queryKey, {
    orderIn: ({ body }) => body,
    withOrder: (answer, body) => ({ ...answer, body }),
    place: withMove,
    positionOf,
    signature,
    send: async (tree, move) => {
      const sectionIds = withMove(tree, move).sections.map(({ id }) => id);
      return await call(routes.updateSectionList, {
        params: { themeId },
        body: { sectionIds, version: tree.version },
      });
    },
  });
  return { query, tree: moves.order ?? query.data?.body, moves };
}
