/** Sent by the document before the scripts load (src/first-paint); each is consumed once. */
declare global {
  var palierEarly: Map<string, Promise<Response>> | undefined;
}

export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.palierEarly?.get(address);
  globalThis.palierEarly?.delete(address);
  return answer;
}

/** After a sign-in or other change. */
export function dropEarlyAnswers(): void {
  globalThis.palierEarly?.clear();
}
