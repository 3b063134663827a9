/** For which column widths are designed, in px. */
const usualLetters = 16;

let read: number | undefined;

/** 2 for text at 200 %: no word is truncated (RGAA 10.4). Read once, since reading forces a layout. */
export function textScale(): number {
  read ??= readScale();
  return read;
}

function readScale(): number {
  if (typeof document === "undefined") return 1;
  const letters = Number(getComputedStyle(document.documentElement).fontSize.replace("px", ""));
  return letters > 0 ? letters / usualLetters : 1;
}
