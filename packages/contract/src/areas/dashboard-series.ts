import type { CountedSeries } from "../kit/counted-tabs.ts";

/** Each chart figure links to exactly these rows (docs/decisions/0114). Free of schemas. */
const ordered = {
  list: "/admin/concierge/order/ajax-list",
  from: "createdFrom",
  to: "createdTo",
} as const;
/** Without cancelled ones, which bring no revenue. */
const kept = "new,accepted,preparing,delivered,completed";

const created = { list: "/admin/incident/ajax/list", from: "createdFrom", to: "createdTo" } as const;

export const trendRows = {
  incidents: {
    opened: { ...created, filters: {} },
    resolved: { ...created, filters: {}, from: "resolvedFrom", to: "resolvedTo" },
  },
  orders: {
    finalCount: { ...ordered, filters: { status: kept, amountStatus: "validated" } },
    openCount: { ...ordered, filters: { status: kept, amountStatus: "estimated,toValidate" } },
  },
} as const satisfies CountedSeries;

export const ageRows = {
  openIncidentsByAge: { count: { ...created, filters: { status: "open,inProgress" } } },
} as const satisfies CountedSeries;

/** For backends: list and query behind each figure; `{firstDay}` and `{lastDay}` are its period's. */
export const seriesNote = (series: CountedSeries): string =>
  `Each figure of a period is recordsFiltered of a list under filters, with the period's first and last day. ${Object.entries(
    series,
  )
    .flatMap(([name, figures]) =>
      Object.entries(figures).map(([figure, { list, filters, from, to }]) => {
        const days = `${from}={firstDay}&${to}={lastDay}`;
        const query = [new URLSearchParams(filters).toString(), days].filter((part) => part !== "");
        return `${name}[].${figure}: ${list}?${query.join("&")}`;
      }),
    )
    .join("; ")}.`;
