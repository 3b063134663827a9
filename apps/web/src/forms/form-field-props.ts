import type { FieldKind, KindOf, Option } from "@palier/contract";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { ParamsOf } from "#api/call.ts";
import type { OptionsRoute } from "#api/options.ts";
import type { FieldName, FieldOptions, OptionsSource } from "#fields/field-options.ts";
import type { FieldSlot } from "./field-control.tsx";

/** What a field needs of the form that it stands in. */
export interface FieldForm<B extends z.ZodObject> {
  /** Keeps the fields of two forms of one page apart. */
  readonly id: string;
  readonly schema: B;
  readonly record: z.ZodObject;
  readonly state: {
    readonly values: Readonly<Record<string, unknown>>;
    /** As loaded or last saved. */
    readonly base?: Readonly<Record<string, unknown>>;
    /** French messages by path: `label`, `items.0.label`. */
    readonly errors: Readonly<Record<string, string>>;
  };
  readonly load: { readonly choices: Readonly<Record<string, readonly Option[]>> };
  /** Where the selectors on the screen find their options, by field: a conflict is shown by the records' names. */
  readonly sources?: Map<string, OptionsSource>;
  readonly readOnly: boolean;
  /** False for a field that has no meaning beside the values of the others. Defaults to true. */
  readonly applies?: (name: string) => boolean;
  /** Why a field keeps its value in the record's present state; undefined for one that may be changed. */
  readonly frozen?: (name: string) => string | undefined;
  /** The id of the sentence above the fields that says so for all of them; undefined where each says it itself. */
  readonly frozenNote?: string | undefined;
  readonly type: (name: string, value: unknown, readable?: boolean) => void;
  readonly leave: (name: string) => void;
}

/** The fields whose choices the form's GET sends, by the contract. */
export type OfferedBy<B> = "~choices" extends keyof B ? NonNullable<B["~choices"]> : never;

/** The options of a selector: a route, or a route with what it takes from other fields. */
export type OptionsProp<B extends z.ZodObject, R extends OptionsRoute> =
  | FieldOptions<B, R>
  | (Record<string, never> extends ParamsOf<R> ? R : never);

/** A control of the screen's own, for what no control of the kit fits. */
type OwnControl = (slot: FieldSlot) => ReactNode;

/** Kinds that are one text, a list of which is typed as tags. */
type TagKind = Extract<FieldKind, "text" | "email" | "postalCode" | "url">;

type ItemOf<S> =
  S extends z.ZodArray<infer Item>
    ? Item
    : S extends { readonly def: { readonly innerType: infer Inner } }
      ? ItemOf<Inner>
      : never;

type Needs<S, Offered extends boolean> = {
  reference: Offered extends true ? unknown : { readonly options: object };
  list: ListNeeds<ItemOf<S>, Offered>;
  id: { readonly control: OwnControl };
  json: { readonly control: OwnControl };
};

type ListNeeds<Item, Offered extends boolean> =
  KindOf<Item> extends "reference"
    ? Offered extends true
      ? unknown
      : { readonly options: object }
    : KindOf<Item> extends TagKind
      ? unknown
      : { readonly control: OwnControl };

type NeedsOf<S, Offered extends boolean> =
  KindOf<S> extends infer Kind
    ? Kind extends keyof Needs<S, Offered>
      ? Needs<S, Offered>[Kind]
      : unknown
    : never;

/**
 * The props of one field. What its kind demands is demanded here: a reference without an options route or choices from
 * the server, and a kind without a control, do not compile; `control` replaces what the kit would show.
 */
export type FormFieldProps<B extends z.ZodObject, N extends FieldName<B>, R extends OptionsRoute> = {
  readonly form: FieldForm<B>;
  readonly name: N;
  readonly help?: ReactNode;
  /** Marks a field that the record at hand requires and the contract does not. */
  readonly required?: boolean;
  readonly options?: OptionsProp<B, R>;
} & (
  | ({ readonly control?: OwnControl } & NeedsOf<B["shape"][N], N extends OfferedBy<B> ? true : false>)
  | { readonly control: OwnControl }
);
