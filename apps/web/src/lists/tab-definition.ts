import type { CountedTabs } from "@palier/contract";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";

/** Rows per tab, at the server's time. */
export interface CountedRows {
  /** ISO instant. */
  readonly at: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** A route that counts the rows of a list's tabs. */
export interface CountsRoute extends Callable<z.ZodType<CountedRows>> {
  readonly method: "GET";
  readonly path: string;
  readonly metadata: { readonly kind: string; readonly counted?: CountedTabs };
}

/** A list's common filters as tabs, with counts. */
export interface ListTabs {
  readonly counts: CountsRoute;
  /** By the route's names, in screen order. */
  readonly labels: Readonly<Record<string, string>>;
  /** The date column that marks rows of the tab `late`. */
  readonly late?: string;
}
