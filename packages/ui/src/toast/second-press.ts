/** Ms since the toast is seen to be gone: two presses meant as one, as in a double click. */
const oneHand = 500;

let guard = new AbortController();

/**
 * Enter and Space, held or pressed again at once, were meant for what gave the focus to `place`, whose button may act on
 * another record (A16).
 */
export function ignoreSecondPress(place: Element): void {
  guard.abort();
  if (place.matches("input, textarea, select, [contenteditable]")) return;
  const seen = { at: Number.POSITIVE_INFINITY };
  afterDrawing(() => {
    seen.at = performance.now();
  });
  const own = new AbortController();
  guard = own;
  const isPress = ({ key }: KeyboardEvent): boolean =>
    (key === "Enter" || key === " ") && document.activeElement === place;
  const press = (event: KeyboardEvent): void => {
    const isLate = event.timeStamp - seen.at > oneHand && !event.repeat;
    if (isPress(event) && !isLate) ignore(event);
    else own.abort();
  };
  // Firefox clicks on release, however late: the key went down before, on the toast or ignored.
  const letGo = (event: KeyboardEvent): void => {
    if (isPress(event)) ignore(event);
  };
  document.addEventListener("keydown", press, { capture: true, signal: own.signal });
  document.addEventListener("keyup", letGo, { capture: true, signal: own.signal });
}

/** The next frame is drawn before the one after it begins; a busy computer takes its time for it. */
const afterDrawing = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

function ignore(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
