import type { ReactNode } from "react";
import type { z } from "zod";
import type { FieldErrors } from "#forms/form-errors.ts";
import type { FormField } from "#forms/form-field.tsx";
import type { FormRoutes, RecordFormHandle } from "#forms/use-record-form.ts";
import type { ActionFormProps, FormAction, Question } from "./action.ts";

/** Passed, not imported: lists load actions long before a form opens. */
export interface FormParts {
  readonly FormField: typeof FormField;
}

type FixedValues<B extends z.ZodObject> = Readonly<Partial<z.output<B>>>;

export interface FormActionDeclaration<R, B extends z.ZodObject, A extends z.ZodType>
  extends Omit<FormAction<R>, "kind" | "locks" | "dialog"> {
  /** Toast. */
  readonly done?: (record: R, saved: z.output<A>) => string;
  /** The page that opens then, for instance with the result. */
  readonly follow?: (record: R, saved: z.output<A>) => string;
  readonly params: (record: R) => Readonly<Record<string, number>>;
  /** The record in a larger GET answer (a section in its theme's tree). Defaults to the answer if newer. */
  readonly asRead?: (record: R, read: unknown) => R;
  readonly title: (record: R) => string;
  readonly fields: (form: RecordFormHandle<B>, record: R, parts: FormParts) => ReactNode;
  readonly fixed?: FixedValues<B> | ((record: R) => FixedValues<B>);
  readonly saveLabel?: string;
  readonly size?: "large";
  /** Rules by the record, checked before sending. */
  readonly rules?: (record: R, values: z.output<B>) => FieldErrors;
  /** Restates amounts and persons (A05); undefined asks nothing. */
  readonly confirm?: (record: R, values: z.output<B>) => Question | undefined;
}

export interface ActionFormDialogProps<R, B extends z.ZodObject, A extends z.ZodType>
  extends ActionFormProps<R> {
  readonly routes: FormRoutes<B, A>;
  readonly declaration: FormActionDeclaration<R, B, A>;
}
