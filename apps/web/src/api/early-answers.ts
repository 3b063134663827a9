/**
 * Requests that the document sends before the app's scripts have come (src/first-paint): the session, and the first page
 * of the list that the address names. The app takes each answer once, in place of a request of its own.
 */
declare global {
  /** By address. Left by the document's inline script; missing in development and in tests. */
  var palierEarly: Map<string, Promise<Response>> | undefined;
}

/** The answer to a GET that is on its way already; undefined where there is none. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.palierEarly?.get(address);
  globalThis.palierEarly?.delete(address);
  return answer;
}

/** Drops what was asked for before something changed: by a sign-in, or any other request that does not only read. */
export function dropEarlyAnswers(): void {
  globalThis.palierEarly?.clear();
}
