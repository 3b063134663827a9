import { supplierRoutes as routes } from "@palier/contract/areas/concierge/supplier";
import { BanIcon, RefreshIcon } from "@palier/ui";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import { stateChange } from "#actions/state-change.ts";
import type { RowOf } from "#lists/define-list.ts";
import { supplierTexts } from "./supplier.texts.ts";

type Supplier = RowOf<typeof routes.list>;
const texts = supplierTexts.state;

/** Asks with the number of open orders. */
const disable: PressAction<Supplier> = stateChange<Supplier>(routes.changeEnabled, {
  words: texts.disable,
  name: "disable",
  icon: BanIcon,
  tone: "danger",
  to: false,
  undo: () => enable,
});

const enable: PressAction<Supplier> = stateChange<Supplier>(routes.changeEnabled, {
  words: texts.enable,
  name: "enable",
  icon: RefreshIcon,
  to: true,
  undo: () => disable,
});

/** What can be done with a concierge, in the row's menu, on chosen rows and on the page. */
export const supplierActions: readonly RecordAction<Supplier>[] = [enable, disable, deletion(routes.delete)];
