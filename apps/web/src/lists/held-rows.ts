import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ListRow } from "./define-list.ts";
import type { ListPage } from "./table-request.ts";

/** Ms for which the hand has been elsewhere before rows may move. */
const away = 2_000;

interface Held<Row> {
  readonly page: ListPage<Row>;
  readonly acted: ReadonlySet<number>;
  /** Those of them whose answer was no record, so that their new state is unknown until they are read. */
  readonly unread: ReadonlySet<number>;
}

export interface HeldRows<Row extends ListRow> {
  /** What is shown: rows stand where they stood when the first of them was acted on. */
  readonly page: ListPage<Row> | undefined;
  /** Rows of it that were acted on. */
  readonly acted: ReadonlySet<number>;
  /** Rows that are no longer of this list, in a state that is unknown here: nothing more can be done with them. */
  readonly gone: ReadonlySet<number>;
  readonly isHeld: boolean;
  /** Before an action is sent: what others hear of it may reach this list before its answer. */
  readonly hold: (frame: HTMLElement | null) => void;
  /** Shows the record as its answer describes it. `isUndone`: it is as before, and no longer marked. */
  readonly note: (id: number, answer: unknown, isUndone: boolean) => void;
}

const none: ReadonlySet<number> = new Set();

/**
 * A row that was acted on stays where it is, in its new state, and so do all others: nothing slides under a pointer
 * (A16). Rows move when the user asks for others (search, filter, order, page), or two seconds after the hand has left
 * the table: a pointer that moves or presses elsewhere, or the focus after a key. A finger that rests nowhere has not
 * left until it touches something else.
 */
export function useHeldRows<Row extends ListRow>(fresh: ListPage<Row> | undefined): HeldRows<Row> {
  const [held, setHeld] = useState<Held<Row>>();
  const shown = useRef(fresh);
  const stop = useRef<(() => void) | undefined>(undefined);
  const isHeld = held !== undefined && fresh !== undefined && asksForTheSame(held.page, fresh);
  // The press guard takes another array for other rows.
  const page = useMemo(() => (isHeld ? pageOf(held, fresh) : fresh), [isHeld, held, fresh]);
  useEffect(() => {
    shown.current = page;
    if (held !== undefined && fresh !== undefined && !asksForTheSame(held.page, fresh)) setHeld(undefined);
  });
  useEffect(() => {
    if (held === undefined) stop.current?.();
  }, [held]);
  useEffect(() => () => stop.current?.(), []);
  const hold = useCallback((frame: HTMLElement | null) => {
    const { current } = shown;
    if (frame === null || current === undefined) return;
    stop.current?.();
    stop.current = whenHandLeaves(frame, () => setHeld(undefined));
    setHeld((before) => before ?? { page: current, acted: none, unread: none });
  }, []);
  const note = useCallback((id: number, answer: unknown, isUndone: boolean) => {
    setHeld((before) => {
      if (before === undefined) return before;
      const acted = new Set(before.acted).add(id);
      const unread = new Set(before.unread).add(id);
      if (isUndone) acted.delete(id);
      if (isUndone || versionOf(answer) !== undefined) unread.delete(id);
      const rows = before.page.rows.map((row) => (row.id === id ? answeredRow(row, answer) : row));
      return { page: { ...before.page, rows }, acted, unread };
    });
  }, []);
  const gone = useMemo(() => (isHeld ? goneFrom(held, fresh) : none), [isHeld, held, fresh]);
  return { page, acted: isHeld ? held.acted : none, gone, isHeld, hold, note };
}

const asksForTheSame = (one: ListPage<unknown>, other: ListPage<unknown>): boolean =>
  one === other || JSON.stringify(one.asked) === JSON.stringify(other.asked);

/** Counts are the fresh ones; a row that is no longer on the page is as it was when last seen or answered. */
function pageOf<Row extends ListRow>({ page }: Held<Row>, fresh: ListPage<Row>): ListPage<Row> {
  const read = new Map(fresh.rows.map((row) => [row.id, row]));
  return { ...fresh, rows: page.rows.map((row) => newer(row, read.get(row.id))) };
}

function goneFrom({ unread }: Held<ListRow>, { rows }: ListPage<ListRow>): ReadonlySet<number> {
  if (unread.size === 0) return none;
  const read = new Set(rows.map(({ id }) => id));
  return new Set([...unread].filter((id) => !read.has(id)));
}

function newer<Row extends ListRow>(known: Row, read: Row | undefined): Row {
  if (read === undefined) return known;
  return (versionOf(read) ?? 0) < (versionOf(known) ?? 0) ? known : read;
}

/** What the answer says of the row's columns; an answer without a record changes nothing. */
function answeredRow<Row extends ListRow>(row: Row, answer: unknown): Row {
  const version = versionOf(answer);
  if (version === undefined || typeof answer !== "object" || answer === null) return row;
  if (Reflect.get(answer, "id") !== row.id || version < (versionOf(row) ?? 0)) return row;
  const known = Object.entries(answer).filter(([name]) => name in row);
  return { ...row, ...Object.fromEntries(known) };
}

function versionOf(record: unknown): number | undefined {
  if (typeof record !== "object" || record === null) return undefined;
  const version: unknown = Reflect.get(record, "version");
  return typeof version === "number" ? version : undefined;
}

/** Menus and windows of a row lie outside the table, over it. */
const ofRows = '[role="menu"], [role="dialog"], [role="alertdialog"]';

/** Calls `run` once, when the last sign of the hand has been outside `frame` for two seconds. */
function whenHandLeaves(frame: HTMLElement, run: () => void): () => void {
  const page = frame.ownerDocument;
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    listening.abort();
  };
  const see = (target: EventTarget | null): void => {
    const isInside = target instanceof Node && frame.contains(target);
    if (isInside || (target instanceof Element && target.closest(ofRows) !== null)) {
      clearTimeout(timer);
      timer = undefined;
      return;
    }
    timer ??= setTimeout(() => {
      stop();
      run();
    }, away);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const name of ["pointermove", "pointerdown"] as const)
    page.addEventListener(name, ({ target }) => see(target), options);
  // Out of the window. It does not bubble: captured, it would tell of each element that is left.
  page.documentElement.addEventListener("pointerleave", () => see(null), { signal: listening.signal });
  page.addEventListener("keyup", () => see(page.activeElement), options);
  return stop;
}
