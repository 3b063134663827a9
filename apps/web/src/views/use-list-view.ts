import { type OwnView, type ViewListName, viewRoutes } from "@palier/contract/areas/view";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import { useSession } from "#api/session.ts";
import type { SessionState } from "#api/session-state.ts";
import { sessionStore } from "#api/session-store.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { hasOwnQuery } from "#lists/list-state.ts";
import { useAtRest } from "#navigation/when-idle.ts";
import { keepOpening } from "./kept-opening.ts";
import { namedView, viewQuery, withoutView } from "./view-address.ts";

/** A10. `shown`: named by the URL. */
export interface ListView {
  readonly list: ViewListName;
  readonly views: readonly OwnView[];
  readonly shown: OwnView | undefined;
  /** Why the URL's view is not shown. */
  readonly problem: "missing" | "unread" | undefined;
  /** Whether this admin's list opens with a view. */
  readonly opens: boolean;
  readonly retry: () => void;
}

/** `waiting`: rows and columns are not known yet. `leads`: the query the URL stands for. */
type ViewOfList =
  | { readonly kind: "waiting" }
  | { readonly kind: "leads"; readonly query: string }
  | { readonly kind: "shown"; readonly view: ListView | undefined };

/** Opens with the default view. Others are requested after the first rows, unless the URL names one. */
export function useListView({ definition: { views: list }, vocabulary }: List<ListRow>): ViewOfList {
  const [params] = useSearchParams();
  const opening = useOpening(list);
  const named = namedView(params);
  const isNamed = typeof named === "number";
  const atRest = useAtRest();
  const answer = useQuery({
    queryKey: [...entityKey("view"), list],
    queryFn: ({ signal }) => call(viewRoutes.list, { query: { list }, signal }),
    enabled: list !== undefined && (atRest || isNamed),
  });
  const views = answer.data?.views ?? none;
  useEffect(() => {
    if (list === undefined || answer.data === undefined || counted.has(answer.data)) return;
    counted.add(answer.data);
    if (openingOf(sessionStore.get(), list) === undefined) return;
    sessionStore.openWith(
      list,
      answer.data.views.find(({ isDefault }) => isDefault),
    );
  }, [list, answer.data]);
  const known = isNamed && answer.data === undefined && opening?.id === named ? opening : undefined;
  const shown = known ?? views.find(({ id }) => id === named);
  const isUnread = answer.isError && answer.data === undefined;
  const { refetch } = answer;
  const view = useMemo(
    (): ListView | undefined =>
      list && {
        list,
        views,
        shown,
        problem: !isNamed || shown !== undefined ? undefined : isUnread ? "unread" : "missing",
        opens: opening !== undefined,
        retry: () => void refetch(),
      },
    [list, views, shown, isNamed, isUnread, opening, refetch],
  );
  if (list === undefined) return { kind: "shown", view };
  const isOwn = hasOwnQuery(params, vocabulary);
  if (named === undefined && opening !== undefined)
    return {
      kind: "leads",
      query: isOwn ? `?${withoutView(params, true)}` : viewQuery(opening, vocabulary),
    };
  if (isNamed && shown === undefined && answer.isPending) return { kind: "waiting" };
  if (shown !== undefined && !isOwn) return { kind: "leads", query: viewQuery(shown, vocabulary) };
  return { kind: "shown", view };
}

const none: readonly OwnView[] = [];

/** Answers count once: a default that was chosen since is not taken back, when its list is shown again neither. */
const counted = new WeakSet<object>();

const openingOf = (session: SessionState, list: string | undefined): OwnView | undefined =>
  session.kind === "signed-in" ? session.defaultViews?.find((each) => each.list === list) : undefined;

function useOpening(list: string | undefined): OwnView | undefined {
  const opening = openingOf(useSession(), list);
  const opens = opening !== undefined;
  useEffect(() => (list === undefined ? undefined : keepOpening(list, opens)), [list, opens]);
  return opening;
}
