import type { ReactNode } from "react";
import type { z } from "zod";
import type { FieldErrors } from "#forms/form-errors.ts";
import type { FormField } from "#forms/form-field.tsx";
import type { FormRoutes, RecordFormHandle } from "#forms/use-record-form.ts";
import type { ActionFormProps, FormAction, Question } from "./action.ts";

/** Form components, passed rather than imported: lists know their actions long before one opens. */
export interface FormParts {
  readonly FormField: typeof FormField;
}

type FixedValues<B extends z.ZodObject> = Readonly<Partial<z.output<B>>>;

export interface FormActionDeclaration<R, B extends z.ZodObject, A extends z.ZodType>
  extends Omit<FormAction<R>, "kind" | "locks" | "dialog"> {
  /** The toast, from the record or the answer: « Création effectuée : Pressing ». */
  readonly done?: (record: R, saved: z.output<A>) => string;
  readonly params: (record: R) => Readonly<Record<string, number>>;
  /**
   * Extracts the record from the form's GET if that answers something larger: a section in its theme's tree. Fields,
   * rules and questions then use the present state. Defaults to the answered record if newer.
   */
  readonly asRead?: (record: R, read: unknown) => R;
  /** « Rembourser la commande C-2026-01842 ». */
  readonly title: (record: R) => string;
  readonly fields: (form: RecordFormHandle<B>, record: R, parts: FormParts) => ReactNode;
  /** Values the action sets: `{ status: "ended" }`, or its record. */
  readonly fixed?: FixedValues<B> | ((record: R) => FixedValues<B>);
  /** The button's label; defaults to the action's. */
  readonly saveLabel?: string;
  /** Dialog width; defaults to `medium`. */
  readonly size?: "large";
  /** Rules that depend on the record, checked before sending. */
  readonly rules?: (record: R, values: z.output<B>) => FieldErrors;
  /** A confirmation of the input, restating amounts and persons (A05); undefined asks nothing. */
  readonly confirm?: (record: R, values: z.output<B>) => Question | undefined;
}

/** Props of an open action. */
export interface ActionFormDialogProps<R, B extends z.ZodObject, A extends z.ZodType>
  extends ActionFormProps<R> {
  readonly routes: FormRoutes<B, A>;
  readonly declaration: FormActionDeclaration<R, B, A>;
}
