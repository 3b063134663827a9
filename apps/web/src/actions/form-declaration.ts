import type { ReactNode } from "react";
import type { z } from "zod";
import type { FieldErrors } from "#forms/form-errors.ts";
import type { FormField } from "#forms/form-field.tsx";
import type { FormRoutes, RecordFormHandle } from "#forms/use-record-form.ts";
import type { ActionFormProps, FormAction, Question } from "./action.ts";

/** What a form is made of. It is handed over, not imported: a list knows its actions long before one is opened. */
export interface FormParts {
  readonly FormField: typeof FormField;
}

type FixedValues<B extends z.ZodObject> = Readonly<Partial<z.output<B>>>;

export interface FormActionDeclaration<R, B extends z.ZodObject, A extends z.ZodType>
  extends Omit<FormAction<R>, "kind" | "locks" | "dialog"> {
  /** The toast after it, about the record or what was saved: « Création effectuée : Pressing ». */
  readonly done?: (record: R, saved: z.output<A>) => string;
  readonly params: (record: R) => Readonly<Record<string, number>>;
  /**
   * The record as the form's GET read it, where that reads something else that holds it: a section in its theme's tree.
   * Fields, rules and questions then speak of what is there now, whatever the screen behind has read. Defaults to the read
   * record itself, where it is newer.
   */
  readonly asRead?: (record: R, read: unknown) => R;
  /** Restates the record: « Rembourser la commande C-2026-01842 ». */
  readonly title: (record: R) => string;
  readonly fields: (form: RecordFormHandle<B>, record: R, parts: FormParts) => ReactNode;
  /** Values that the action itself gives: `{ status: "ended" }`, or the record that it is about. */
  readonly fixed?: FixedValues<B> | ((record: R) => FixedValues<B>);
  /** Names the button. Defaults to the action's label. */
  readonly saveLabel?: string;
  /** How wide the dialog is. Defaults to `medium`. */
  readonly size?: "large";
  /** What the record itself refuses, said at the fields before anything is sent. */
  readonly rules?: (record: R, values: z.output<B>) => FieldErrors;
  /** Asked before sending, with what was typed: amounts and persons are restated here (A05). Undefined asks nothing. */
  readonly confirm?: (record: R, values: z.output<B>) => Question | undefined;
}

/** What an open action shows: who it is about, and what was declared. */
export interface ActionFormDialogProps<R, B extends z.ZodObject, A extends z.ZodType>
  extends ActionFormProps<R> {
  readonly routes: FormRoutes<B, A>;
  readonly declaration: FormActionDeclaration<R, B, A>;
}
