import { check } from "@palier/contract";
import { z } from "zod";
import { ApiFailure } from "./failure.ts";
import { noteServerTime } from "./server-time.ts";

interface AnsweredRoute {
  readonly path: string;
  readonly responses: Readonly<Record<number, unknown>>;
}

/**
 * Undefined for 204. Every JSON answer passes here, so that the server's time is noted. @throws ApiFailure `malformed`
 * if not in the contract
 */
export function checkedAnswer(
  { path, responses }: AnsweredRoute,
  answer: { readonly status: number; readonly body: unknown },
): unknown {
  const malformed = (detail: string) => new ApiFailure({ kind: "malformed", detail: `${path}: ${detail}` });
  const { status } = answer;
  if (!(status in responses)) throw malformed(`status ${status} is not in the contract`);
  if (status === 204) return undefined;
  const schema = responses[status];
  if (!(schema instanceof z.ZodType)) throw malformed(`status ${status} has no JSON answer`);
  const checked = check(schema, answer.body);
  if (!checked.ok)
    throw malformed(checked.errors.map((error) => `${error.path}: ${error.message}`).join(" "));
  noteServerTime(checked.value);
  return checked.value;
}
