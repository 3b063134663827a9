import type { z } from "zod";
import { type ActionRoute, type PressAction, type PressDeclaration, press } from "./action.ts";

interface SubmittedForm<B extends z.ZodObject> {
  readonly post: ActionRoute & { readonly body: B };
}

/** The body schema selects the values, later fields included; a record that lacks one does not compile. */
export function pressEdit<B extends z.ZodObject, R extends z.input<B>, const C extends Partial<z.input<B>>>(
  { post }: SubmittedForm<B>,
  changed: (record: R) => C,
  declaration: Omit<PressDeclaration<NoInfer<R>>, "body">,
): PressAction<R> {
  return press<R>(post, {
    ...declaration,
    body: (record) => {
      const values = Object.entries({ ...record, ...changed(record) });
      return Object.fromEntries(values.filter(([name]) => Object.hasOwn(post.body.shape, name)));
    },
  });
}
