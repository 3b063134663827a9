import type { CountedList } from "../kit/counted-tabs.ts";

/**
 * Each figure of waiting work links to exactly these rows (docs/decisions/0114); a test checks them. Free of
 * schemas: the web app's first script imports it.
 */
export const waitingRows = {
  /** Without a proof, a request waits for the resident. */
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
  /** The signed-in admin's, like the list. */
  unreadAlerts: { list: "/admin/alert/ajax-list", filters: { read: "false" } },
  callbacks: { list: "/admin/concierge/callback/ajax-list", filters: { status: "toHandle" } },
} as const satisfies Readonly<Record<string, CountedList>>;

export type WaitingName = keyof typeof waitingRows;

export const waitingNote = `Each figure of waiting is recordsFiltered of a list under filters. ${Object.entries(
  waitingRows,
)
  .map(([name, { list, filters }]) => `${name}: ${list}?${new URLSearchParams(filters)}`)
  .join("; ")}.`;
