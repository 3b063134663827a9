import { useMemo } from "react";
import { ListPanel } from "#list-screen/list-panel.tsx";
import { type HistoryRoute, historyList, historyParam } from "./history-list.ts";
import { type RecordContext, useOpenRecord } from "./open-record.tsx";

interface HistoryTabProps<R> {
  readonly route: HistoryRoute;
  readonly context: RecordContext<R>;
}

/** Who changed what, when (A11). */
export function HistoryTab<R>({ route, context }: HistoryTabProps<R>) {
  const { id } = useOpenRecord({ context });
  const list = useMemo(() => historyList(route), [route]);
  const params = useMemo(() => ({ [historyParam(route)]: id }), [route, id]);
  return <ListPanel list={list} params={params} />;
}
