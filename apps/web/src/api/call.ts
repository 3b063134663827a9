import { check } from "@palier/contract";
import type { z } from "zod";
import { addressOf } from "./address.ts";
import { ApiFailure } from "./failure.ts";
import { fetchFromApi } from "./fetcher.ts";

/** A route whose good answer is `A`; the list and form kits call routes that they know by shape only. */
export interface Callable<A extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  /** With colons: `/admin/building/edit/:id`. */
  readonly path: string;
  readonly responses: { readonly 200: A };
}

export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls a route and checks the answer by its schema, so that a malformed answer is said and never half shown (A03).
 * Does without ts-rest's client, which would weigh on every screen; where its hooks help, {@link import("./client.ts")}.
 * @throws ApiFailure
 */
export async function call<A extends z.ZodType>(
  route: Callable<A>,
  input: CallInput = {},
): Promise<z.output<A>> {
  const isPost = route.method === "POST";
  const answer = await fetchFromApi({
    path: addressOf(route.path, input),
    method: route.method,
    headers: isPost ? { "content-type": "application/json" } : {},
    body: isPost ? JSON.stringify(input.body ?? {}) : null,
    fetchOptions: { signal: input.signal ?? null },
  });
  const checked = check(route.responses[200], answer.body);
  if (checked.ok) return checked.value;
  const at = checked.errors.map((error) => `${error.path}: ${error.message}`).join(" ");
  throw new ApiFailure({ kind: "malformed", detail: `${route.path}: ${at}` });
}
