import type { CountedTabs } from "@palier/contract";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";

/** How many rows stand under each tab, by the server's time. */
export interface CountedRows {
  /** The server's time, as an ISO instant. */
  readonly at: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** A route that counts the rows of a list's tabs. */
export interface CountsRoute extends Callable<z.ZodType<CountedRows>> {
  readonly method: "GET";
  readonly path: string;
  readonly metadata: { readonly kind: string; readonly counted?: CountedTabs };
}

/** The tabs over a list: its most used filters, each with the number of its rows. */
export interface ListTabs {
  readonly counts: CountsRoute;
  /** In screen order, by the names that the route gives them. */
  readonly labels: Readonly<Record<string, string>>;
  /** The column of dates in which a row of the tab `late` says so. */
  readonly late?: string;
}
