import { Dialog, WindowPending } from "@palier/ui";
import type { z } from "zod";
import type { FormRoutes } from "#forms/use-record-form.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import type { FormAction } from "./action.ts";
import type { ActionFormDialogProps, FormActionDeclaration } from "./form-declaration.ts";

/**
 * Holds the record's lock while open, and keeps input as a draft when closed.
 *
 * @example
 * formAction(routes.refund, {
 *   name: "refund",
 *   label: texts.refund.label,
 *   params: ({ id }) => ({ orderId: id }),
 *   title: ({ number }) => texts.refund.title(number),
 *   fields: (form, _, { FormField }) => <FormField form={form} name="amountCents" />,
 * });
 */
export function formAction<R, B extends z.ZodObject, A extends z.ZodType>(
  routes: FormRoutes<B, A>,
  declaration: FormActionDeclaration<R, B, A>,
): FormAction<R> {
  const {
    params,
    asRead: _asRead,
    title,
    fields,
    fixed,
    saveLabel,
    rules,
    confirm,
    done,
    follow: _follow,
    size: _size,
    ...facts
  } = declaration;
  const Open = lazyPart<ActionFormDialogProps<R, B, A>>(
    async () => (await import("./action-form.tsx")).ActionFormDialog,
    {
      pending: ({ close }) => <WindowPending onGiveUp={() => close("given up")} />,
      frame: (failure, { record, close }) => (
        <Dialog open onOpenChange={() => close("given up")} title={title(record)}>
          {failure}
        </Dialog>
      ),
    },
  );
  return {
    ...facts,
    kind: "form",
    locks: routes.post.metadata.lock !== undefined,
    dialog: (props) => <Open {...props} routes={routes} declaration={declaration} />,
  };
}
