import type { CountedTabs } from "@palier/contract";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";

export interface CountedRows {
  /** Server time, ISO. */
  readonly at: string;
  readonly counts: Readonly<Record<string, number>>;
}

export interface CountsRoute extends Callable<z.ZodType<CountedRows>> {
  readonly method: "GET";
  readonly path: string;
  readonly metadata: { readonly kind: string; readonly counted?: CountedTabs };
}

export interface ListTabs {
  readonly counts: CountsRoute;
  readonly labels: Readonly<Record<string, string>>;
  /** The date that marks late rows. */
  readonly late?: string;
}
