import { setTimeout } from "node:timers/promises";
import { CannotRun } from "./cannot-run.ts";
import { type Transport, type WireAnswer, WireFault } from "./wire.ts";

/** Per request. */
const attempts = 8;
/** In seconds, per request. */
const longest = 90;

/**
 * The backend limits its callers (429, or 503 with `Retry-After`). A limit that does not end counts for the
 * route: `limited`; on the session route, it ends the run.
 */
export function patient(
  transport: Transport,
  onWait: (seconds: number) => void = () => undefined,
): Transport {
  const within = async (request: Parameters<Transport>[0], most: number): Promise<WireAnswer | string> => {
    let waited = 0;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const answer = await transport(request);
      if (!isLimited(answer)) return answer;
      const seconds = retryAfter(answer) ?? 2 ** attempt;
      waited += seconds;
      if (waited > most) return `${answer.status}, to be asked again in ${seconds} s`;
      onWait(seconds);
      await setTimeout(seconds * 1000);
    }
    return `429 ${attempts} times in a row`;
  };
  return async (request) => {
    const answer = await within(request, longest);
    if (typeof answer !== "string") return answer;
    const says = `${request.method} ${request.path.split("?")[0]} answered ${answer}`;
    const other = await within({ method: "GET", path: "/admin/session", headers: {} }, longest / 3);
    if (typeof other === "string") throw new CannotRun(`the backend limits requests: ${says}`);
    throw new WireFault("limited", `the backend limits requests: ${says}`);
  };
}

const isLimited = ({ status, headers }: WireAnswer): boolean =>
  status === 429 || (status === 503 && headers.has("retry-after"));

/** In seconds; a date is compared with the backend's own clock. */
function retryAfter({ headers }: WireAnswer): number | undefined {
  const text = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  const now = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(at)) return undefined;
  return Math.max(0, Math.ceil((at - (Number.isNaN(now) ? Date.now() : now)) / 1000));
}
