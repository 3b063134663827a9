/**
 * Reports a fault of the app in the browser's console, without its message: that may quote an answer or what was typed, and
 * consoles are copied into reports (A23). What is left says where it happened.
 */
export function logFault(error: unknown): void {
  console.error(faultText(error));
}

/** A line of a stack that is a place: `at save (https://…:1:2)`, or `save@https://…:1:2` of Firefox and Safari. */
const place = /^\s*at .+:\d+:\d+\)?$|^[^\s@]*@\S+:\d+:\d+$/;

/** The error's kind and the places in the code that it came through. */
function faultText(error: unknown): string {
  if (!(error instanceof Error)) return `Palier: ${typeof error}`;
  const places = (error.stack ?? "").split("\n").filter((line) => place.test(line));
  return [`Palier: ${error.name}`, ...places].join("\n");
}
