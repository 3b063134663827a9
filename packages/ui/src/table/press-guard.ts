import { type RefObject, useLayoutEffect, useRef } from "react";
import { rowIdOf } from "./keyboard.ts";
import { detailsEnd } from "./line.ts";

/** Milliseconds for which rows that moved under a resting pointer take no press, and in which two presses are one gesture. */
const SETTLING = 500;

/** Pixels within which the pointer rests: a double click trembles, a finger never comes down twice on one pixel. */
const RESTING = { mouse: 4, finger: 24 };

interface Aim {
  readonly x: number;
  readonly y: number;
  /** The record that was there when the pointer came. */
  readonly row: string | undefined;
  /** When it came, in ms of the page's clock. */
  readonly at: number;
}

interface PressGuard {
  /** Reports that the table shows other rows, or the same ones in another order. */
  readonly rowsChanged: () => void;
  readonly stop: () => void;
}

/**
 * Drops presses that would act on another record than the one they were meant for (A16): the pointer or the key went down
 * on one row and up on another, or the rows moved under a pointer that rests, less than half a second ago. It reads
 * `row-id` around the event's target alone, so that it serves both tables, their controls, links and checkboxes.
 */
function guardPresses(frame: HTMLElement): PressGuard {
  let changedAt = Number.NEGATIVE_INFINITY;
  let frameAfter = 0;
  const listening = new AbortController();
  guardPointer(frame, () => changedAt, listening.signal);
  guardKeys(frame, listening.signal);
  return {
    rowsChanged: () => {
      changedAt = performance.now();
      // The rows are seen with the next frame, which is late on a busy machine.
      cancelAnimationFrame(frameAfter);
      frameAfter = requestAnimationFrame(() => {
        changedAt = performance.now();
      });
    },
    stop: () => {
      cancelAnimationFrame(frameAfter);
      listening.abort();
    },
  };
}

function guardPointer(frame: HTMLElement, changedAt: () => number, signal: AbortSignal): void {
  const aim = watchAim(frame, signal);
  let pressedAt = Number.NEGATIVE_INFINITY;
  let pointer: { readonly row: string | undefined; readonly isMeant: boolean } | undefined;
  let clickedRow: string | undefined;

  function pointerDown(event: PointerEvent): void {
    // When it happened: the page may have been busy since.
    const now = event.timeStamp;
    const row = rowIdAround(event.target);
    const { current } = aim;
    const isOther =
      current !== undefined && rests(current, event) && current.row !== row && current.at <= changedAt();
    const isMeant = !isOther || now - Math.max(changedAt(), pressedAt) >= SETTLING;
    if (isMeant) aim.current = aimOf(event);
    pressedAt = now;
    pointer = { row, isMeant };
    // Menus open when the pointer goes down.
    if (row !== undefined && !isMeant) event.stopPropagation();
  }

  function click(event: MouseEvent): void {
    const row = rowIdAround(event.target);
    // A click by keyboard or by a screen reader has no count, and no pointer went down for it.
    if (row === undefined || pointer === undefined || event.detail === 0) return;
    // The browser counts the clicks of one gesture: all of them are about the row of the first.
    const isMeant = event.detail < 2 || row === clickedRow;
    if (!isMeant || !pointer.isMeant || pointer.row !== row) drop(event);
    else clickedRow = row;
  }

  const options = { capture: true, signal };
  frame.addEventListener("pointerdown", pointerDown, options);
  frame.addEventListener("click", click, options);
  frame.addEventListener("auxclick", click, options);
  frame.addEventListener("dblclick", click, options);
}

/** Keeps what the pointer came to, all over the page; undefined until it moves, and again once rows were scrolled. */
function watchAim(frame: HTMLElement, signal: AbortSignal): { current: Aim | undefined } {
  const aim: { current: Aim | undefined } = { current: undefined };

  /** A browser also reports moves when the layout changes below the pointer: those keep its place. */
  function move(event: PointerEvent): void {
    if (aim.current === undefined || !rests(aim.current, event)) aim.current = aimOf(event);
  }

  /** A finger is not seen to move before it presses. */
  function pressBeside(event: PointerEvent): void {
    if (event.target instanceof Node && !frame.contains(event.target)) aim.current = aimOf(event);
  }

  /** Rows that were scrolled to are what the user looks for. */
  function forget(): void {
    aim.current = undefined;
  }

  const options = { capture: true, passive: true, signal };
  // What lies over the rows may go with them: a menu, a question. What it leaves below the pointer was not meant either.
  const page = frame.ownerDocument;
  page.addEventListener("pointermove", move, options);
  page.addEventListener("pointerdown", pressBeside, options);
  frame.addEventListener("wheel", forget, options);
  return aim;
}

function guardKeys(frame: HTMLElement, signal: AbortSignal): void {
  let keyRow: string | undefined;

  function keyDown(event: KeyboardEvent): void {
    const row = rowIdAround(event.target);
    if (!isPressKey(event)) return;
    // A key that is held presses whatever gets the focus meanwhile.
    if (!event.repeat) keyRow = row;
    else if (row !== undefined) drop(event);
  }

  function keyUp(event: KeyboardEvent): void {
    if (!isPressKey(event)) return;
    const row = rowIdAround(event.target);
    if (row !== undefined && row !== keyRow) drop(event);
    keyRow = undefined;
  }

  const options = { capture: true, signal };
  frame.addEventListener("keydown", keyDown, options);
  frame.addEventListener("keyup", keyUp, options);
}

/** Guards the presses in a table's frame; `rows` are those that it shows. */
export function usePressGuard(frame: RefObject<HTMLElement | null>, rows: readonly unknown[]): void {
  const guard = useRef<PressGuard | undefined>(undefined);
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const made = guardPresses(frame.current);
    guard.current = made;
    return made.stop;
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useLayoutEffect(() => guard.current?.rowsChanged(), [rows]);
}

/** The id of the record whose row, or whose unfolded details, an event comes from. */
const rowIdAround = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? rowIdOf(target)?.replace(detailsEnd, "") : undefined;

const aimOf = ({ clientX, clientY, target, timeStamp }: PointerEvent): Aim => ({
  x: clientX,
  y: clientY,
  row: rowIdAround(target),
  at: timeStamp,
});

function rests({ x, y }: Aim, { clientX, clientY, pointerType }: PointerEvent): boolean {
  const reach = pointerType === "mouse" ? RESTING.mouse : RESTING.finger;
  return Math.hypot(clientX - x, clientY - y) <= reach;
}

const isPressKey = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
