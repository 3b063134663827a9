import type { FieldKind, KindOf, Option } from "@palier/contract";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { ParamsOf } from "#api/call.ts";
import type { OptionsRoute } from "#api/options.ts";
import type { FieldName, FieldOptions, OptionsSource } from "#fields/field-options.ts";
import type { FieldSlot } from "./field-control.tsx";

export interface FieldForm<B extends z.ZodObject> {
  /** Distinguishes two forms of a page. */
  readonly id: string;
  readonly schema: B;
  readonly record: z.ZodObject;
  readonly state: {
    readonly values: Readonly<Record<string, unknown>>;
    /** As loaded or last saved. */
    readonly base?: Readonly<Record<string, unknown>>;
    /** French, by path: `label`, `items.0.label`. */
    readonly errors: Readonly<Record<string, string>>;
  };
  readonly load: { readonly choices: Readonly<Record<string, readonly Option[]>> };
  /** Of mounted selectors, to show conflicts by name. */
  readonly sources?: Map<string, OptionsSource>;
  readonly readOnly: boolean;
  /** Depends on other values; defaults to true. */
  readonly applies?: (name: string) => boolean;
  /** Why the record's state freezes a field. */
  readonly frozen?: (name: string) => string | undefined;
  /** Undefined if each frozen field explains itself. */
  readonly frozenNote?: string | undefined;
  readonly type: (name: string, value: unknown, readable?: boolean) => void;
  readonly leave: (name: string) => void;
}

export type OfferedBy<B> = "~choices" extends keyof B ? NonNullable<B["~choices"]> : never;

export type OptionsProp<B extends z.ZodObject, R extends OptionsRoute> =
  | FieldOptions<B, R>
  | (Record<string, never> extends ParamsOf<R> ? R : never);

type OwnControl = (slot: FieldSlot) => ReactNode;

/** Lists of these are typed as tags. */
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
 * A reference without options or choices, or a kind without control, does not compile; `control` overrides.
 */
export type FormFieldProps<B extends z.ZodObject, N extends FieldName<B>, R extends OptionsRoute> = {
  readonly form: FieldForm<B>;
  readonly name: N;
  readonly help?: ReactNode;
  /** By the present record, though not by the contract. */
  readonly required?: boolean;
  readonly options?: OptionsProp<B, R>;
} & (
  | ({ readonly control?: OwnControl } & NeedsOf<B["shape"][N], N extends OfferedBy<B> ? true : false>)
  | { readonly control: OwnControl }
);
