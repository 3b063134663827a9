import { type CountedPeriod, periodFilters } from "@palier/contract";
import { type Client, json, type TableAnswer } from "./harness.ts";

/** Rows of a figure's list. */
export const totalIn =
  (client: Client) =>
  async (
    counted: CountedPeriod,
    period: { readonly firstDay: string | null; readonly lastDay: string },
  ): Promise<number> => {
    const query = new URLSearchParams({ length: "1", ...periodFilters(counted, period) });
    return (await json<TableAnswer>(client.get(`${counted.list}?${query}`))).recordsFiltered;
  };
