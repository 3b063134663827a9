/**
 * Requests the document sends before the app's scripts load (src/first-paint): the session, and the first page of the
 * URL's list. The app consumes each answer once.
 */
declare global {
  /** By URL. Set by the inline script; absent in development and tests. */
  var palierEarly: Map<string, Promise<Response>> | undefined;
}

/** The pending answer to a GET, if any. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.palierEarly?.get(address);
  globalThis.palierEarly?.delete(address);
  return answer;
}

/** Drops pending answers after a sign-in or other change. */
export function dropEarlyAnswers(): void {
  globalThis.palierEarly?.clear();
}
