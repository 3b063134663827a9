import type { Kept, StateChange, Undo } from "@palier/contract";
import type { IconType } from "@palier/ui";
import type { ReactNode } from "react";
import { addressOf } from "#api/address.ts";
import { type Callable, call } from "#api/call.ts";
import { type Attempt, type AttemptBody, bodyOf } from "#forms/attempt.ts";
import type { PressTarget } from "./press-attempts.ts";

export interface Question {
  readonly title: string;
  readonly detail?: string;
  /** « Rembourser », never « OK ». Defaults to the action's label. */
  readonly confirmLabel?: string;
}

export interface ActionFormProps<R> {
  readonly record: R;
  /** Receives focus if the opener is gone. */
  readonly focusFallback: () => HTMLElement | undefined;
  /** `said` replaces the toast's text. */
  readonly close: (result: "done" | "given up", said?: string, answer?: unknown) => void;
}

interface ActionFacts<R> {
  readonly name: string;
  readonly label: string;
  readonly icon?: IconType;
  readonly tone?: "danger";
  /** Whether the record's state allows it (A15). */
  when?(record: R): boolean;
  /** Why this record refuses it, in French; disables it (A15). */
  barred?(record: R): string | undefined;
  /** Toast. */
  done?(record: R): string;
  /** Toast after several: « 3 appels traités ». */
  counted?(count: number): string;
  /** Deletes the record: its page leads back to the list. */
  readonly leaves?: true;
  /** The next step: primary in the header, first in the row (A20). */
  next?(record: R): boolean;
  /** Accessible name in a row; defaults to label and name. */
  about?(record: R): string;
  /** Stays in the row, outside its menu. */
  readonly inline?: true;
  /** Of several chosen rows. */
  readonly bulk?: true;
  /** What to do if others need the record (409). */
  readonly instead?: string;
  /** Takes the state back that this one changed (`taking-back.ts`): offered by its toast, asked before or not. */
  readonly takenBack?: PressAction<R>;
}

export interface PressAction<R> extends ActionFacts<R> {
  readonly kind: "press";
  /** Whether the server refuses it under another admin's lock (S15). */
  readonly locks: boolean;
  /** What the contract lets it take back. */
  readonly undoes?: Undo | undefined;
  /** The form with the field that the server asks for (422): it opens in the place of a refusal. */
  readonly lacking?: { readonly field: string; readonly form: FormAction<R> };
  confirm?(record: R): Question;
  /** False without dependents: runs at once, with undo. */
  asks?(record: R): boolean;
  /** Defaults to « Supprimer 3 fiches ? ». */
  questionForAll?(count: number): string;
  detailForAll?(records: readonly R[]): string;
  /**
   * The opposite action, where the contract knows no way back: runs unasked on the answered record. Undefined if it would
   * not restore the former values.
   */
  undo?(record: R): PressAction<R> | undefined;
  /** With the name, the kind of action. */
  readonly path: string;
  target(record: R): PressTarget;
  /** Identifies the intention. */
  body(record: R): AttemptBody;
  /** @throws ApiFailure */
  perform(record: R, attempt: Attempt): Promise<unknown>;
}

export interface FormAction<R> extends Omit<ActionFacts<R>, "done" | "counted"> {
  readonly kind: "form";
  readonly locks: boolean;
  dialog(props: ActionFormProps<R>): ReactNode;
}

/** Leads to a screen: another record's form, in which this one is chosen already. Changes nothing here. */
export interface LinkAction<R> extends Omit<ActionFacts<R>, "done" | "counted"> {
  readonly kind: "link";
  href(record: R): string;
}

/** What runs where it stands, rather than leading elsewhere. */
export type RunAction<R> = PressAction<R> | FormAction<R>;

export type RecordAction<R> = RunAction<R> | LinkAction<R>;

export interface ActionRoute extends Callable {
  readonly metadata: {
    readonly area: string;
    readonly lock?: unknown;
    readonly idempotent?: boolean;
    readonly change?: StateChange;
    readonly undo?: Undo;
    readonly kept?: Kept;
  };
}

export const isAsked = <R>({ confirm, asks }: PressAction<R>, record: R): boolean =>
  confirm !== undefined && asks?.(record) !== false;

export interface PressDeclaration<R>
  extends Omit<PressAction<R>, "kind" | "locks" | "undoes" | "path" | "target" | "perform" | "body"> {
  params(record: R): Readonly<Record<string, number>>;
  body?(record: R): AttemptBody;
}

/**
 * By a single request.
 *
 * @example
 * press<Callback>(routes.handle, { name: "handle", label: texts.handle, params: ({ id }) => ({ id }) });
 */
export function press<R>(route: ActionRoute, declaration: PressDeclaration<R>): PressAction<R> {
  const { params, body = () => ({}), ...facts } = declaration;
  const idempotent = route.metadata.idempotent === true;
  return {
    ...facts,
    kind: "press",
    locks: route.metadata.lock !== undefined,
    undoes: route.metadata.undo,
    path: route.path,
    target: (record) => ({
      address: addressOf(route.path, { params: params(record) }),
      subject: JSON.stringify([route.metadata.area, params(record)]),
    }),
    body,
    perform: (record, attempt) =>
      call(route, {
        params: params(record),
        body: bodyOf(attempt),
        idempotencyKey: idempotent ? attempt.key : undefined,
      }),
  };
}
