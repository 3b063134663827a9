import type { Kept, StateChange } from "@palier/contract";
import type { IconType } from "@palier/ui";
import type { ReactNode } from "react";
import { addressOf } from "#api/address.ts";
import { type Callable, call } from "#api/call.ts";
import { type Attempt, type AttemptBody, bodyOf } from "#forms/attempt.ts";
import type { PressTarget } from "./press-attempts.ts";

/** What is asked before an action: it restates what is done to whom. */
export interface Question {
  readonly title: string;
  readonly detail?: string;
  /** Names the action on its button: « Rembourser », never « OK ». Defaults to the action's label. */
  readonly confirmLabel?: string;
}

/** What the dialog of a form action gets. */
export interface ActionFormProps<R> {
  readonly record: R;
  /** Where the focus goes when what opened the dialog is gone. */
  readonly focusFallback: () => HTMLElement | undefined;
  /** Closes the dialog. `done` when the form was saved, with the words of its toast where the action has its own. */
  readonly close: (result: "done" | "given up", said?: string) => void;
}

interface ActionFacts<R> {
  /** Unique among the actions of its record. */
  readonly name: string;
  readonly label: string;
  readonly icon?: IconType;
  readonly tone?: "danger";
  /** Whether the record's state allows it now (A15). What is not allowed is not offered. */
  when?(record: R): boolean;
  /** Why it is refused for this record, in French, where that is known before it is asked: it is shown and disabled (A15). */
  barred?(record: R): string | undefined;
  /** The toast after it: « Suppression effectuée : Résidence des Lilas ». */
  done?(record: R): string;
  /** The toast after several of them in quick succession: « 3 appels traités ». `count` is 2 or more. */
  counted?(count: number): string;
  /** True where the record is gone afterwards: its page leads back to the list. */
  readonly leaves?: true;
  /** Whether it is the record's next step now: the primary button of its head, and the first action of its row (A20). */
  next?(record: R): boolean;
  /** The word in a row, where the label is too long for its column. */
  readonly short?: string;
  /** The whole name of its button in a row, where « label + row's name » does not read well. */
  about?(record: R): string;
  /** True for a decision that is made in the row itself: it stays beside the row, however many actions there are. */
  readonly inline?: true;
  /** True where several chosen rows can take it at once. */
  readonly bulk?: true;
}

/** An action that is one request. */
export interface PressAction<R> extends ActionFacts<R> {
  readonly kind: "press";
  /** True where the server refuses it while another admin holds the record (S15). */
  readonly locks: boolean;
  confirm?(record: R): Question;
  /** False for a record on which nothing depends: the action then runs at once, and its toast takes it back. */
  asks?(record: R): boolean;
  /** The question about several records. Defaults to « Supprimer 3 fiches ? ». */
  questionForAll?(count: number): string;
  /** What the question about several records says besides their names: how many they concern together. */
  detailForAll?(records: readonly R[]): string;
  /**
   * The action that takes it back, offered in its toast. It runs without a question, on the record as the answer gave it.
   * Undefined where the server would store something else than what was there before.
   */
  undo?(record: R): PressAction<R> | undefined;
  /** The path of its route: together with the name it tells one kind of action from another. */
  readonly path: string;
  target(record: R): PressTarget;
  /** What is sent, to recognise the same intention. */
  body(record: R): AttemptBody;
  /** @throws ApiFailure */
  perform(record: R, attempt: Attempt): Promise<unknown>;
}

/** An action that asks for something first: it opens a form in a dialog. */
export interface FormAction<R> extends Omit<ActionFacts<R>, "done" | "counted"> {
  readonly kind: "form";
  readonly locks: boolean;
  dialog(props: ActionFormProps<R>): ReactNode;
}

/** What can be done with a record. One declaration serves the row's menu, the record's head and the bar of chosen rows. */
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

/** Whether an action asks before it runs on this record. */
export const isAsked = <R>({ confirm, asks }: PressAction<R>, record: R): boolean =>
  confirm !== undefined && asks?.(record) !== false;

export interface PressDeclaration<R>
  extends Omit<PressAction<R>, "kind" | "locks" | "path" | "target" | "perform" | "body"> {
  params(record: R): Readonly<Record<string, number>>;
  body?(record: R): AttemptBody;
}

/** An action of one request to a route of the contract. */
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
