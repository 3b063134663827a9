import type { Kept, StateChange } from "@palier/contract";
import type { IconType } from "@palier/ui";
import type { ReactNode } from "react";
import { addressOf } from "#api/address.ts";
import { type Callable, call } from "#api/call.ts";
import { type Attempt, type AttemptBody, bodyOf } from "#forms/attempt.ts";
import type { PressTarget } from "./press-attempts.ts";

/** A confirmation that restates what is done to whom. */
export interface Question {
  readonly title: string;
  readonly detail?: string;
  /** Names the action: « Rembourser », never « OK ». Defaults to the action's label. */
  readonly confirmLabel?: string;
}

/** Props of a form action's dialog. */
export interface ActionFormProps<R> {
  readonly record: R;
  /** Receives focus if the opener is gone. */
  readonly focusFallback: () => HTMLElement | undefined;
  /** Closes the dialog; `done` after a save, with the action's own toast text if it has one, and the answer. */
  readonly close: (result: "done" | "given up", said?: string, answer?: unknown) => void;
}

interface ActionFacts<R> {
  /** Unique per record. */
  readonly name: string;
  readonly label: string;
  readonly icon?: IconType;
  readonly tone?: "danger";
  /** Whether the record's state allows it (A15); otherwise it is not offered. */
  when?(record: R): boolean;
  /** Why this record refuses it, in French, if known in advance; it is then disabled (A15). */
  barred?(record: R): string | undefined;
  /** The toast: « Suppression effectuée : Résidence des Lilas ». */
  done?(record: R): string;
  /** The toast after several: « 3 appels traités »; `count` is at least 2. */
  counted?(count: number): string;
  /** Deletes the record, so its page leads back to the list. */
  readonly leaves?: true;
  /** Whether it is the next step: primary in the header, first in the row (A20). */
  next?(record: R): boolean;
  /** A label that fits the row's column. */
  readonly short?: string;
  /** The row button's accessible name, if « label + row's name » does not read well. */
  about?(record: R): string;
  /** A decision made in the row: stays outside the menu. */
  readonly inline?: true;
  /** Applicable to several chosen rows. */
  readonly bulk?: true;
  /** What to do where the server keeps the record for others that need it (409), as a sentence. */
  readonly instead?: string;
}

/** An action by a single request. */
export interface PressAction<R> extends ActionFacts<R> {
  readonly kind: "press";
  /** Whether the server refuses it while another admin holds the record (S15). */
  readonly locks: boolean;
  confirm?(record: R): Question;
  /** False for a record without dependents: runs at once, with undo in its toast. */
  asks?(record: R): boolean;
  /** The question about several records; defaults to « Supprimer 3 fiches ? ». */
  questionForAll?(count: number): string;
  /** Added to their names in that question: how many they affect. */
  detailForAll?(records: readonly R[]): string;
  /**
   * The inverse action, offered in the toast. Runs without asking, on the answered record. Undefined if it would
   * store something else than before.
   */
  undo?(record: R): PressAction<R> | undefined;
  /** The route's path; with the name it identifies the kind of action. */
  readonly path: string;
  target(record: R): PressTarget;
  /** The sent body, to recognize the same intention. */
  body(record: R): AttemptBody;
  /** @throws ApiFailure */
  perform(record: R, attempt: Attempt): Promise<unknown>;
}

/** An action that opens a form in a dialog. */
export interface FormAction<R> extends Omit<ActionFacts<R>, "done" | "counted"> {
  readonly kind: "form";
  readonly locks: boolean;
  dialog(props: ActionFormProps<R>): ReactNode;
}

/** What can be done with a record, declared once for row menu, header and bulk bar. */
export type RecordAction<R> = PressAction<R> | FormAction<R>;

export interface ActionRoute extends Callable {
  readonly metadata: {
    readonly area: string;
    readonly lock?: unknown;
    readonly idempotent?: boolean;
    readonly change?: StateChange;
    readonly kept?: Kept;
  };
}

/** Whether an action asks before running on this record. */
export const isAsked = <R>({ confirm, asks }: PressAction<R>, record: R): boolean =>
  confirm !== undefined && asks?.(record) !== false;

export interface PressDeclaration<R>
  extends Omit<PressAction<R>, "kind" | "locks" | "path" | "target" | "perform" | "body"> {
  params(record: R): Readonly<Record<string, number>>;
  body?(record: R): AttemptBody;
}

/**
 * An action by a single request to a route.
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
