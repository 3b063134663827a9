import { type RouteObject, redirect } from "react-router-dom";
import { orderArea } from "#features/concierge/order/order.area.ts";
import { themeArea } from "#features/concierge/theme/theme.area.ts";
import { conversationArea } from "#features/conversation/conversation.area.ts";
import { ulaArea } from "#features/user/user-lot-association.area.ts";
import { askingFor } from "#navigation/address-asks.ts";
import { recordId } from "#navigation/record-place.ts";

type Place = (id: number, section: string) => string;

/** Addresses that §2 gives to forms which are windows of a record here; e-mails and notifications may link to them. */
const windows: Readonly<Record<string, Place>> = {
  "concierge/order/:id/update-final-amount": (id) => askingFor(orderArea.paths.record(id), "amount"),
  "concierge/order/:id/comment": (id) => askingFor(orderArea.paths.record(id), "comment"),
  "concierge/order/:id/refund": (id) => askingFor(orderArea.paths.record(id), "refund"),
  "conversations/:id/forward": (id) => askingFor(conversationArea.paths.record(id), "forward"),
  "user-lot-association/proof-reject/:id": (id) => askingFor(ulaArea.paths.record(id), "reject"),
  "concierge/theme/:id/section": (id) => askingFor(themeArea.paths.record(id, "sections"), "create-section"),
  "concierge/theme/:id/section/:section/update": (id, section) =>
    askingFor(themeArea.paths.record(id, "sections"), "edit-section", { section }),
  // It names no section: each has the window in its menu.
  "concierge/theme/:id/section/delete": (id) => themeArea.paths.record(id, "sections"),
};

/** Below `/admin`. */
export const windowRoutes: readonly RouteObject[] = Object.entries(windows).map(([path, place]) => ({
  path,
  loader: ({ params }) => {
    throw redirect(place(recordId(params.id), params.section ?? ""));
  },
}));
