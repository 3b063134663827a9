import type { FormMeta, Option } from "@palier/contract";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";
import type { Draft } from "./drafts.ts";
import type { FieldErrors } from "./form-errors.ts";
import type { Applies, FormValues } from "./form-values.ts";

/** A form's GET answer. */
export interface FormLoad {
  readonly values: FormValues;
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  readonly record?: FormValues | undefined;
}

/** A form's routes. `B`: its body, `R`: the record it answers. */
export interface FormRoutes<B extends z.ZodObject, R extends z.ZodType> {
  readonly get: Callable<z.ZodType<FormLoad>> & {
    readonly metadata: { readonly entity: string; readonly record?: { readonly param: string } };
  };
  readonly post: Callable<R> & { readonly body: B; readonly metadata: FormMeta };
}

export interface RecordFormInput<B extends z.ZodObject, R extends z.ZodType> {
  readonly routes: FormRoutes<B, R>;
  readonly params: Readonly<Record<string, number>>;
  /** The form's data; a newer answer is merged with the input. */
  readonly load: FormLoad;
  /** Whether another admin holds the record. */
  readonly readOnly: boolean;
  /** Rules that depend on the record, by field; run once the values are valid. */
  readonly rules?: ((values: z.output<B>) => FieldErrors) | undefined;
  /** `since`: input typed after sending. */
  readonly onSaved: (record: z.output<R>, since: Draft | undefined) => void;
  /** Values always sent, such as an action's status. */
  readonly fixed?: FormValues | undefined;
  /** Distinguishes two forms of one route and record. */
  readonly name?: string | undefined;
  /** `reset` empties the form after a save, for the next comment; defaults to `keep`. */
  readonly after?: "keep" | "reset";
  /** A value as text where its kind has none (a list of parts); undefined for the default. */
  readonly words?: ((name: string, value: unknown) => string | undefined) | undefined;
  /** Fields that depend on other values. */
  readonly applies?: Applies | undefined;
}

/** `asks`: different values were sent before and their answer was lost, so confirmation is needed (A17). */
export type SaveResult = "saved" | "invalid" | "refused" | "busy" | "asks";
