import type { FormMeta, Option } from "@palier/contract";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";
import type { Draft } from "./drafts.ts";
import type { FieldErrors } from "./form-errors.ts";
import type { Applies, FormValues } from "./form-values.ts";

/** What a form's GET answers. */
export interface FormLoad {
  readonly values: FormValues;
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  readonly record?: FormValues | undefined;
}

/** A form's two routes as the contract's kit makes them; `B` is what it submits, `R` the record that it answers. */
export interface FormRoutes<B extends z.ZodObject, R extends z.ZodType> {
  readonly get: Callable<z.ZodType<FormLoad>> & {
    readonly metadata: { readonly entity: string; readonly record?: { readonly param: string } };
  };
  readonly post: Callable<R> & { readonly body: B; readonly metadata: FormMeta };
}

export interface RecordFormInput<B extends z.ZodObject, R extends z.ZodType> {
  readonly routes: FormRoutes<B, R>;
  readonly params: Readonly<Record<string, number>>;
  /** What the form shows. A newer answer of the same GET is merged with what was typed. */
  readonly load: FormLoad;
  /** True while another admin holds the record. */
  readonly readOnly: boolean;
  /** Rules that need the record, which no schema can check: messages by field, asked once the values are well formed. */
  readonly rules?: ((values: z.output<B>) => FieldErrors) | undefined;
  /** `since` holds what was typed after the save was sent. */
  readonly onSaved: (record: z.output<R>, since: Draft | undefined) => void;
  /** Values that are sent whatever the form shows: an action that gives the status. */
  readonly fixed?: FormValues | undefined;
  /** Tells two forms of one route and record apart. */
  readonly name?: string | undefined;
  /** `reset`: the form is empty again after a save, for the next comment. Defaults to `keep`. */
  readonly after?: "keep" | "reset";
  /** A field's value in words, where its kind has none: a list of parts. Undefined leaves it to its kind. */
  readonly words?: ((name: string, value: unknown) => string | undefined) | undefined;
  /** Fields that have a meaning only beside some values of others. */
  readonly applies?: Applies | undefined;
}

/** `asks`: other values were sent before, whose answer was lost; the form asks whether these go out as well (A17). */
export type SaveResult = "saved" | "invalid" | "refused" | "busy" | "asks";
