import { ListScreen } from "#lists/list-screen.tsx";
import { buildingList } from "./building.list.ts";

export function BuildingListScreen() {
  return <ListScreen list={buildingList} />;
}
