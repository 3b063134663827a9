import type { z } from "zod";
import { addressOf } from "./address.ts";
import { fetchFromApi } from "./authorized-fetch.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { followOwnAccount } from "./own-account.ts";
import { noteOwnWrite } from "./own-writes.ts";
import {
  type CallArguments,
  type Callable,
  type CallInput,
  changesState,
  type Nothing,
  type PathValues,
  type QueryValues,
} from "./route.ts";

export type { Callable, CallInput, Nothing, ParamsOf, PathValues, QueryValues } from "./route.ts";

/**
 * A malformed answer is not partly shown (A03). @throws ApiFailure
 *
 * @example
 * const { values } = await call(buildingRoutes.edit.get, { params: { id: 12 } });
 */
export function call<S extends z.ZodType, P = Nothing, Q = Nothing, B = undefined>(
  route: Callable<S, P, Q, B>,
  ...input: CallArguments<P, Q, B>
): Promise<z.output<S>>;
export async function call(
  route: Callable,
  input: CallInput<PathValues, QueryValues, unknown> = {},
): Promise<unknown> {
  const isPost = route.method === "POST";
  const { idempotencyKey, signal = null } = input;
  const answer = await fetchFromApi({
    path: addressOf(route.path, input),
    method: route.method,
    headers: {
      ...(isPost ? { "content-type": "application/json" } : {}),
      ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    },
    body: isPost ? bodyText(JSON.stringify(input.body ?? {})) : null,
    changes: changesState(route),
    fetchOptions: { signal },
  });
  const checked = checkedAnswer(route, answer);
  if (isPost) {
    noteOwnWrite(route, input.params ?? {}, checked);
    followOwnAccount(route, input.params ?? {}, checked);
  }
  return checked;
}

/** In characters: `fetch` copies longer strings synchronously, unlike a Blob. */
const longText = 100_000;
const bodyText = (text: string): string | Blob => (text.length > longText ? new Blob([text]) : text);
