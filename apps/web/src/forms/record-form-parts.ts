import type { FormMeta, Option } from "@palier/contract";
import type { z } from "zod";
import type { Callable } from "#api/call.ts";
import type { Draft } from "./drafts.ts";
import type { FieldErrors } from "./form-errors.ts";
import type { Applies, FormValues } from "./form-values.ts";

export interface FormLoad {
  readonly values: FormValues;
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  readonly record?: FormValues | undefined;
}

/** `B`: body, `R`: answered record. */
export interface FormRoutes<B extends z.ZodObject, R extends z.ZodType> {
  readonly get: Callable<z.ZodType<FormLoad>> & {
    readonly metadata: { readonly entity: string; readonly record?: { readonly param: string } };
  };
  readonly post: Callable<R> & { readonly body: B; readonly metadata: FormMeta };
}

export interface RecordFormInput<B extends z.ZodObject, R extends z.ZodType> {
  readonly routes: FormRoutes<B, R>;
  readonly params: Readonly<Record<string, number>>;
  readonly load: FormLoad;
  readonly readOnly: boolean;
  /** Rules by the record; run once the values are valid. */
  readonly rules?: ((values: z.output<B>) => FieldErrors) | undefined;
  /** `since`: input typed after sending. */
  readonly onSaved: (record: z.output<R>, since: Draft | undefined) => void;
  /** Always sent, such as an action's status. */
  readonly fixed?: FormValues | undefined;
  /** Distinguishes two forms of one route and record. */
  readonly name?: string | undefined;
  /** `reset` empties the form for the next comment; defaults to `keep`. */
  readonly after?: "keep" | "reset";
  /** Text of a value whose kind has none (a list of parts). */
  readonly words?: ((name: string, value: unknown) => string | undefined) | undefined;
  readonly applies?: Applies | undefined;
}

/** `asks`: other values may have been saved, which needs confirmation (A17). */
export type SaveResult = "saved" | "invalid" | "refused" | "busy" | "asks";
