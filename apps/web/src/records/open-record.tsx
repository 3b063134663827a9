import type { EditLock, LockHolder } from "@palier/firebase-kit/react";
import { type Context, useContext } from "react";
import type { FormLoad } from "#forms/use-record-form.ts";

/**
 * `save`: the form has unsaved changes. `reading`: saved, but not yet reloaded. `gone`: it says itself that the record was
 * deleted.
 */
export type FormWait = "save" | "reading" | "gone";

/** The record shared by a page and its tabs. */
export interface OpenRecord<R> {
  readonly id: number;
  readonly record: R;
  /** The edit form's data; undefined for shown records. */
  readonly load: FormLoad | undefined;
  /** The record's lock area. */
  readonly lockArea: string;
  readonly editLock: EditLock;
  /** Another admin who holds the record, whether this page locks or watches. */
  readonly holder: LockHolder | undefined;
  /** Tells the page what its actions must wait for. */
  readonly onFormWait: (wait: FormWait | undefined) => void;
  /** The record's parent, or its list. */
  readonly back: string | undefined;
}

/** A typed context of the open record, for its tabs. */
export type RecordContext<R> = Context<OpenRecord<R> | undefined>;

/** The open record. Throws outside its page. */
export function useOpenRecord<R>({ context }: { readonly context: RecordContext<R> }): OpenRecord<R> {
  const open = useContext(context);
  if (open === undefined) throw new Error("this component stands outside its record's page");
  return open;
}
