import { accountAdminRoutes as routes } from "@palier/contract/areas/account-admin";
import { BanIcon, RefreshIcon } from "@palier/ui";
import type { PressAction, RecordAction } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import { stateChange } from "#actions/state-change.ts";
import { sessionStore } from "#api/session-store.ts";
import type { RowOf } from "#lists/define-list.ts";
import { accountAdminTexts } from "./account-admin.texts.ts";

type AccountAdmin = RowOf<typeof routes.list>;
const texts = accountAdminTexts.state;

function isOwn({ id }: AccountAdmin): boolean {
  const session = sessionStore.get();
  return session.kind === "signed-in" && session.admin.id === id;
}

/** Ends the admin's sessions at once, irrevocably. */
const disable: PressAction<AccountAdmin> = stateChange<AccountAdmin>(routes.changeEnabled, {
  words: texts.disable,
  name: "disable",
  icon: BanIcon,
  tone: "danger",
  to: false,
  barred: (row) => (isOwn(row) ? texts.disable.own : undefined),
});

const enable: PressAction<AccountAdmin> = stateChange<AccountAdmin>(routes.changeEnabled, {
  words: texts.enable,
  name: "enable",
  icon: RefreshIcon,
  to: true,
  undo: () => disable,
});

/** None for one's own account. */
export const accountAdminActions: readonly RecordAction<AccountAdmin>[] = [
  enable,
  disable,
  deletion(routes.delete, { barred: (row) => (isOwn(row) ? texts.deleteOwn : undefined) }),
];
