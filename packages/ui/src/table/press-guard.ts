import { type RefObject, useLayoutEffect, useRef } from "react";
import { controlAround, rowIdOf } from "./keyboard.ts";
import { detailsEnd } from "./line.ts";

/** Ms during which moved rows ignore presses, and two presses are one gesture. */
const SETTLING = 500;

/** Px within which a pointer rests: double clicks tremble, and fingers are imprecise. */
const RESTING = { mouse: 4, finger: 24 };

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly row: string | undefined;
  /** In the page's ms. */
  readonly at: number;
}

interface PressGuard {
  /** Changed or reordered. */
  readonly rowsChanged: () => void;
  readonly stop: () => void;
}

/**
 * Drops presses for another record than intended (A16): down on one row and up on another, or on rows that
 * moved under a resting pointer less than half a second ago. Reads only `row-id` around the target: covers
 * both tables.
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
      // Rows become visible with the next frame, which may be late.
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
  let clicked: Element | undefined;

  function pointerDown(event: PointerEvent): void {
    // The event's own time; the page may have been busy since.
    const now = event.timeStamp;
    const row = rowIdAround(event.target);
    const { current } = aim;
    const isOther =
      current !== undefined && rests(current, event) && current.row !== row && current.at <= changedAt();
    const isMeant = !isOther || now - Math.max(changedAt(), pressedAt) >= SETTLING;
    if (isMeant) aim.current = aimOf(event);
    pressedAt = now;
    pointer = { row, isMeant };
    // Menus open on pointer down.
    if (row !== undefined && !isMeant) event.stopPropagation();
  }

  function click(event: MouseEvent): void {
    const row = rowIdAround(event.target);
    // Clicks by keyboard or screen reader have no count and no pointer down.
    if (row === undefined || pointer === undefined || event.detail === 0) return;
    // A gesture applies to what its first click pressed, not to what stands there afterwards.
    const pressed = pressedPart(event.target);
    const isMeant = event.detail < 2 || pressed === clicked;
    if (!isMeant || !pointer.isMeant || pointer.row !== row) drop(event);
    else clicked = pressed;
  }

  const options = { capture: true, signal };
  frame.addEventListener("pointerdown", pointerDown, options);
  frame.addEventListener("click", click, options);
  frame.addEventListener("auxclick", click, options);
  frame.addEventListener("dblclick", click, options);
}

/** Page-wide; undefined until the pointer moves, and after scrolling. */
function watchAim(frame: HTMLElement, signal: AbortSignal): { current: Aim | undefined } {
  const aim: { current: Aim | undefined } = { current: undefined };

  /** Browsers also report moves when the layout changes below a resting pointer. */
  function move(event: PointerEvent): void {
    if (aim.current === undefined || !rests(aim.current, event)) aim.current = aimOf(event);
  }

  /** Fingers do not move before pressing. */
  function pressBeside(event: PointerEvent): void {
    if (event.target instanceof Node && !frame.contains(event.target)) aim.current = aimOf(event);
  }

  /** After scrolling, the user aims at the new rows. */
  function forget(): void {
    aim.current = undefined;
  }

  const options = { capture: true, passive: true, signal };
  // A menu or dialog over the rows may disappear, and what it uncovers was not intended.
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
    // A held key presses whatever receives focus meanwhile.
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

/** A control, else the cell. */
const pressedPart = (target: EventTarget | null): Element | undefined =>
  target instanceof Element
    ? (controlAround(target) ?? target.closest("[role=gridcell]") ?? undefined)
    : undefined;

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
