import { callbackRoutes } from "@palier/contract/areas/concierge/callback";
import { orderRoutes } from "@palier/contract/areas/concierge/order";
import { conversationRoutes } from "@palier/contract/areas/conversation";
import { incidentRoutes } from "@palier/contract/areas/incident";
import { userRoutes as routes } from "@palier/contract/areas/user";
import { userLotAssociationRoutes } from "@palier/contract/areas/user-lot-association";
import {
  BanIcon,
  BuildingIcon,
  CallbackIcon,
  CheckIcon,
  ConversationIcon,
  IncidentIcon,
  OrdersIcon,
  RefreshIcon,
} from "@palier/ui";
import type { LinkAction, PressAction, RecordAction } from "#actions/action.ts";
import { stateChange } from "#actions/state-change.ts";
import type { RowOf } from "#lists/define-list.ts";
import { userTexts } from "./user.texts.ts";
import { ulaTexts } from "./user-lot-association.texts.ts";

type User = RowOf<typeof routes.list>;
const texts = userTexts;

/** Always asks for a pending resident, who cannot become pending again. */
const disable: PressAction<User> = stateChange<User>(routes.changeStatus, {
  words: texts.state.disable,
  name: "disable",
  icon: BanIcon,
  tone: "danger",
  to: "disabled",
  alwaysAsks: ({ status }) => status === "pending",
  undo: () => enable,
});

const enable: PressAction<User> = stateChange<User>(routes.changeStatus, {
  words: texts.state.enable,
  name: "enable",
  icon: RefreshIcon,
  from: "disabled",
  to: "active",
  undo: () => disable,
});

const activate: PressAction<User> = stateChange<User>(routes.changeStatus, {
  words: texts.state.activate,
  name: "activate",
  icon: CheckIcon,
  from: "pending",
  to: "active",
});

/** A form of another area, with this resident chosen; its address is the app's, too (§2). */
const openFor = (
  name: string,
  look: Pick<LinkAction<User>, "label" | "icon">,
  { path }: { readonly path: string },
  field: "userId" | "reporterId",
): LinkAction<User> => ({
  ...look,
  kind: "link",
  name,
  barred: ({ status }) => (status === "disabled" ? texts.caller.disabled : undefined),
  href: ({ id }) => `${path}?${field}=${id}`,
});

export const attach = openFor(
  "attach",
  { label: ulaTexts.attach, icon: BuildingIcon },
  userLotAssociationRoutes.create.post,
  "userId",
);

const caller = [
  openFor(
    "incident",
    { label: texts.caller.incident, icon: IncidentIcon },
    incidentRoutes.create.post,
    "reporterId",
  ),
  openFor("order", { label: texts.caller.order, icon: OrdersIcon }, orderRoutes.create.post, "userId"),
  openFor(
    "callback",
    { label: texts.caller.callback, icon: CallbackIcon },
    callbackRoutes.create.post,
    "userId",
  ),
  openFor(
    "write",
    { label: texts.caller.write, icon: ConversationIcon },
    conversationRoutes.create.post,
    "userId",
  ),
  attach,
];

export const userActions: readonly RecordAction<User>[] = [activate, enable, ...caller, disable];
