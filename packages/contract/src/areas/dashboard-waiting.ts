import type { CountedList } from "../kit/counted-tabs.ts";

/**
 * What waits for an admin, figure by figure: the rows of a list under its own filters, so that a figure leads to exactly
 * what it counts (docs/decisions/0114). Each is checked by the lists' routes; no schema stands here, for the first script
 * of the web app reads it.
 */
export const waitingRows = {
  /** One without a proof waits for its resident, not for an admin. */
  associationRequests: {
    list: "/admin/dashboard/association-requests",
    filters: { status: "proofToCheck" },
  },
  openIncidents: { list: "/admin/incident/ajax/list", filters: { status: "open,inProgress" } },
  unreadConversations: { list: "/admin/conversations/ajax-list", filters: { unread: "true" } },
  ordersToAccept: { list: "/admin/concierge/order/ajax-list", filters: { status: "new" } },
  lateOrders: {
    list: "/admin/concierge/order/ajax-list",
    filters: { status: "new,accepted,preparing", deliveryTo: "yesterday" },
  },
  amountsToValidate: { list: "/admin/concierge/order/amount-to-validate/ajax-list", filters: {} },
  quotationsToPrice: { list: "/admin/concierge/quotation/ajax-list", filters: { status: "requested" } },
  /** Of the signed-in admin, as the list is. */
  unreadAlerts: { list: "/admin/alert/ajax-list", filters: { read: "false" } },
  callbacks: { list: "/admin/concierge/callback/ajax-list", filters: { status: "toHandle" } },
} as const satisfies Readonly<Record<string, CountedList>>;

/** The name of a figure of what waits. */
export type WaitingName = keyof typeof waitingRows;

/** What a backend must count, as the document says it. */
export const waitingNote = `Each figure of waiting is recordsFiltered of a list under filters. ${Object.entries(
  waitingRows,
)
  .map(([name, { list, filters }]) => `${name}: ${list}?${new URLSearchParams(filters)}`)
  .join("; ")}.`;
