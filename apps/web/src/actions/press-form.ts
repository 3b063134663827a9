import type { z } from "zod";
import { call } from "#api/call.ts";
import { bodyOf } from "#forms/attempt.ts";
import type { FormRoutes } from "#forms/use-record-form.ts";
import { type PressAction, type PressDeclaration, press } from "./action.ts";
import { readBefore } from "./press-failure.ts";

interface Versioned {
  readonly id: number;
  readonly version: number;
}

/**
 * For rows that lack some values, which are read when pressed. Sends the row's version: a changed record is
 * refused (409).
 */
export function pressForm<
  B extends z.ZodObject,
  A extends z.ZodType,
  R extends Versioned,
  const C extends Partial<z.input<B>>,
>(
  routes: FormRoutes<B, A>,
  changed: (record: R) => C,
  declaration: Omit<PressDeclaration<NoInfer<R>>, "body">,
): PressAction<R> {
  const { post, get } = routes;
  return {
    ...press<R>(post, {
      ...declaration,
      body: (record) => ({ ...changed(record), version: record.version }),
    }),
    perform: async (record, attempt) => {
      const params = declaration.params(record);
      const { values } = await readBefore(call(get, { params }));
      const body = { ...values, ...bodyOf(attempt) };
      return call(post, { params, body, idempotencyKey: attempt.key });
    },
  };
}
