/** What the widths of columns are measured for, in pixels. */
const usualLetters = 16;

let read: number | undefined;

/**
 * How large the admin's browser draws letters: 2 for text at 200 %. Widths in pixels grow with it, so that no word is cut
 * (RGAA 10.4). Read once a page: asking for it makes the browser lay out what is half built.
 */
export function textScale(): number {
  read ??= readScale();
  return read;
}

function readScale(): number {
  if (typeof document === "undefined") return 1;
  const letters = Number(getComputedStyle(document.documentElement).fontSize.replace("px", ""));
  return letters > 0 ? letters / usualLetters : 1;
}
