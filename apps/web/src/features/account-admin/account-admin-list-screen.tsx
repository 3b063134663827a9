import { ListScreen } from "#lists/list-screen.tsx";
import { accountAdminList } from "./account-admin.list.ts";

export function AccountAdminListScreen() {
  return <ListScreen list={accountAdminList} />;
}
