/** Locations only: a message may quote an answer or input, and consoles end up in reports (A23). */
export function logFault(error: unknown): void {
  console.error(faultText(error));
}

/** `at save (https://…:1:2)`, or `save@https://…:1:2` in Firefox and Safari. */
const place = /^\s*at .+:\d+:\d+\)?$|^[^\s@]*@\S+:\d+:\d+$/;

function faultText(error: unknown): string {
  if (!(error instanceof Error)) return `Palier: ${typeof error}`;
  const places = (error.stack ?? "").split("\n").filter((line) => place.test(line));
  return [`Palier: ${error.name}`, ...places].join("\n");
}
