import { parisDay, parisDayEnd } from "@palier/contract/kit/paris-time";
import { firstServerTime, serverClock, serverTime } from "#api/server-time.ts";

/** Ms; longer ones would miss a sleep, which stops timers. */
const pace = 10_000;
const soon = 1_000;
const shortest = 100;
/** Without a connection, answers of the new day come by themselves later. */
const mostRuns = 3;

/** Since the page's first answer, which may be of the day before: screens are followed only once they are at rest. */
let seen: string | undefined;

/**
 * Runs once a day has begun in Paris by the server's clock: what is shown of « aujourd’hui », of a week or as late is
 * yesterday's then, though nobody changed a record. Runs again while answers are still of the day before: this
 * computer's clock may be a moment ahead.
 */
export function whenDayBegins(run: () => void): () => void {
  let runs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const [known, now] = [serverTime(), serverClock()];
    if (known === undefined || now === undefined) {
      timer = setTimeout(look, soon);
      return;
    }
    const [day, answered] = [parisDay(now), parisDay(known)];
    const isNew = day > (seen ?? parisDay(firstServerTime() ?? known));
    const isDue = isNew || (answered < day && runs < mostRuns);
    if (isNew) runs = 0;
    if (isDue) runs += 1;
    seen = day;
    timer = setTimeout(look, isDue ? soon : Math.min(pace, Math.max(shortest, parisDayEnd(day) - now)));
    if (isDue) run();
  };
  look();
  return () => clearTimeout(timer);
}
