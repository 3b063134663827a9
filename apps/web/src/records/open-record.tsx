import type { EditLock, LockHolder } from "@palier/firebase-kit/react";
import { type Context, useContext } from "react";
import type { FormLoad } from "#forms/use-record-form.ts";

/**
 * `save`: unsaved changes. `reading`: saved, not yet reloaded. `gone`: the form itself shows that the record was
 * deleted.
 */
export type FormWait = "save" | "reading" | "gone";

export interface OpenRecord<R> {
  readonly id: number;
  readonly record: R;
  /** Undefined for shown records. */
  readonly load: FormLoad | undefined;
  readonly lockArea: string;
  readonly editLock: EditLock;
  /** Another admin, whether this page locks or watches. */
  readonly holder: LockHolder | undefined;
  readonly onFormWait: (wait: FormWait | undefined) => void;
  /** The record's parent, or its list. */
  readonly back: string | undefined;
}

export type RecordContext<R> = Context<OpenRecord<R> | undefined>;

/** @throws Error outside its page */
export function useOpenRecord<R>({ context }: { readonly context: RecordContext<R> }): OpenRecord<R> {
  const open = useContext(context);
  if (open === undefined) throw new Error("this component stands outside its record's page");
  return open;
}
