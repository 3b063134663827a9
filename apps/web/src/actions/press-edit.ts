import type { z } from "zod";
import { type ActionRoute, type PressAction, type PressDeclaration, press } from "./action.ts";

/** An edit form's routes, as far as a press that submits it needs them. */
interface SubmittedForm<B extends z.ZodObject> {
  readonly post: ActionRoute & { readonly body: B };
}

/**
 * An action that submits a record's form as it stands, with the values that `changed` gives in place of its own. Which
 * values go out is the route's own body schema, so that a field that is added to the form is sent here too; a record that
 * lacks one of them does not compile.
 */
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
