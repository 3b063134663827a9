import { type WaitingName, waitingRows } from "@palier/contract/areas/dashboard-waiting";

/** The address of the list with the figure's filters. */
export function waitingPlace(list: string, name: WaitingName): string {
  const query = new URLSearchParams(waitingRows[name].filters).toString();
  return query === "" ? list : `${list}?${query}`;
}
