import { dataTablesQuery, maxPageLength, pageLength } from "@palier/contract";
import { userRoutes } from "@palier/contract/areas/user";
import { ulaEventTexts, ulaTexts as ulaWords } from "@palier/contract/areas/user-lot-association.texts";
import { Banner, Button, Skeleton, Timeline, type TimelineEntry } from "@palier/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { apiTexts } from "#api/api.texts.ts";
import { clientOf } from "#api/client.ts";
import { queryOf } from "#api/query-of.ts";
import type { RowOf } from "#lists/define-list.ts";
import { ulaTones } from "./user-lot-association.actions.tsx";
import { ulaTexts as texts } from "./user-lot-association.texts.ts";

type UlaEvent = RowOf<typeof userRoutes.ulaHistory>;

interface UlaEventsProps {
  readonly userId: number;
  readonly ulaId?: number;
}

// Events of one second are ordered by id.
const names = ["at", "id"] as const;
const order = names.map((column) => ({ column, dir: "desc" }) as const);
const columns = names.map((name) => ({ name, searchable: false, orderable: true }));

const api = clientOf(userRoutes);

/** Newest first; `length` is 500 at most. */
const ulaEvents = (userId: number, length: number) => ({
  ...queryOf(userRoutes.ulaHistory, {
    params: { userId },
    query: dataTablesQuery({ draw: 1, page: 0, length, search: "", order, columns }),
  }),
  placeholderData: keepPreviousData,
});

/** §2, A11. */
export function UlaEvents({ userId, ulaId }: UlaEventsProps) {
  // The route has no filter for one association: its page loads all.
  const [length, setLength] = useState(ulaId === undefined ? pageLength : maxPageLength);
  const { data: answer, error, refetch } = api.ulaHistory.useQuery(ulaEvents(userId, length));
  const data = answer?.body;
  const events = data?.data.filter((event) => ulaId === undefined || event.ulaId === ulaId) ?? [];
  return (
    <>
      {error === null ? null : (
        <Banner
          tone="danger"
          role="alert"
          actions={<Button onClick={() => void refetch()}>{apiTexts.retry}</Button>}
        >
          {texts.events.failed}
        </Banner>
      )}
      {data === undefined && error === null ? <Skeleton height="80px" /> : null}
      {data !== undefined && events.length === 0 ? <p>{texts.events.none}</p> : null}
      <Timeline
        label={texts.events.title}
        entries={events.map((event) => entryOf(event, ulaId === undefined))}
      />
      {data !== undefined && data.recordsFiltered > length && length < maxPageLength ? (
        <Button onClick={() => setLength(maxPageLength)}>{texts.events.more}</Button>
      ) : null}
    </>
  );
}

function entryOf(event: UlaEvent, named: boolean): TimelineEntry {
  const { id, at, from, to, byAdmin, comment, lotNumber, buildingName } = event;
  const change =
    from === null || to === null
      ? undefined
      : texts.events.change(ulaWords.status[from], ulaWords.status[to]);
  const lines = [named ? texts.name(lotNumber, buildingName) : undefined, change, comment ?? undefined];
  return {
    key: id,
    at,
    title: ulaEventTexts.event[event.event],
    byWhom: byAdmin ?? texts.events.resident,
    tone: to === null ? "neutral" : ulaTones[to],
    body: lines.filter((line) => line !== undefined).join("\n"),
  };
}
