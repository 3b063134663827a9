import type { EditLock, LockHolder } from "@palier/firebase-kit/react";
import { type Context, useContext } from "react";
import type { FormLoad } from "#forms/use-record-form.ts";

/** `save`: the form shows what is not saved yet. `reading`: it was saved, and the record is not read again yet. */
export type FormWait = "save" | "reading";

/** A record that is on the screen, as its page and tabs share it. */
export interface OpenRecord<R> {
  readonly id: number;
  readonly record: R;
  /** What the edit form shows; undefined on pages that only show the record. */
  readonly load: FormLoad | undefined;
  /** Where locks of this kind of record stand. */
  readonly lockArea: string;
  readonly editLock: EditLock;
  /** Who else holds the record, whether this page takes the lock or only looks. */
  readonly holder: LockHolder | undefined;
  /** Tells the page what its form makes its actions wait for. */
  readonly onFormWait: (wait: FormWait | undefined) => void;
  /** Where the page leads back to: the record's parent, else its list. */
  readonly back: string | undefined;
}

/** Holds the open record of one kind, so that its tabs get it typed and never parsed again. */
export type RecordContext<R> = Context<OpenRecord<R> | undefined>;

/** The record that is on the screen. Only below the page of this kind of record. */
export function useOpenRecord<R>({ context }: { readonly context: RecordContext<R> }): OpenRecord<R> {
  const open = useContext(context);
  if (open === undefined) throw new Error("this component stands outside its record's page");
  return open;
}
