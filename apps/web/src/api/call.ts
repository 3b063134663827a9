import { check } from "@palier/contract";
import { type AppRouteMutation, type AppRouteQuery, getRouteQuery } from "@ts-rest/core";
import type { z } from "zod";
import { clientOptions } from "./client.ts";
import { ApiFailure } from "./failure.ts";

/** A route whose good answer is `A`; kits call routes that they know by shape only. */
export interface Callable<A extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
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
 * @throws ApiFailure
 */
export async function call<A extends z.ZodType>(
  route: Callable<A>,
  input: CallInput = {},
): Promise<z.output<A>> {
  const params = Object.fromEntries(
    Object.entries(input.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const answer = await getRouteQuery(
    asAppRoute(route),
    clientOptions,
  )({
    params,
    query: input.query ?? {},
    body: input.body,
    headers: {},
    fetchOptions: { signal: input.signal ?? null },
  });
  const checked = check(route.responses[200], answer.body);
  if (checked.ok) return checked.value;
  const at = checked.errors.map((error) => `${error.path}: ${error.message}`).join(" ");
  throw new ApiFailure({ kind: "malformed", detail: `${route.path}: ${at}` });
}

function asAppRoute(route: Callable): AppRouteQuery | AppRouteMutation {
  const { path, responses } = route;
  const plain = { path, responses: { ...responses }, pathParams: null, query: null, headers: {} };
  return route.method === "GET" ? { ...plain, method: "GET" } : { ...plain, method: "POST", body: null };
}
