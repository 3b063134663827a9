import { type WaitingName, waitingRows } from "@palier/contract/areas/dashboard-waiting";

/** Where exactly the rows stand that a figure counts: a list's address with the figure's filters. */
export function waitingPlace(list: string, name: WaitingName): string {
  const query = new URLSearchParams(waitingRows[name].filters).toString();
  return query === "" ? list : `${list}?${query}`;
}
