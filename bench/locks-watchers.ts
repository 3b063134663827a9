import type { FromWatchers, ToWatchers } from "./locks-messages.ts";
import { countRejections, openPage, until } from "./locks-page.ts";

/** Pages opened simultaneously. */
const atOnce = 25;
const patience = 60_000;

const rejections = countRejections();
let times: number[] = [];

const answer = (message: FromWatchers): void => {
  process.send?.(message);
};

async function watch({
  admins,
  from,
  count,
}: Extract<ToWatchers, { readonly kind: "watch" }>): Promise<void> {
  for (let first = from; first < from + count; first += atOnce) {
    const some = Math.min(atOnce, from + count - first);
    await Promise.all(Array.from({ length: some }, (_, at) => list(openPage(admins, first + at))));
  }
  answer({ kind: "ready" });
}

async function list(page: ReturnType<typeof openPage>): Promise<void> {
  const area = page.area("building");
  area.open();
  if (!(await until(area.locks, ({ kind }) => kind === "live", patience)))
    throw new Error("a list has no locks");
  const known = new Map<number, number>();
  area.locks.subscribe(() => {
    const now = Date.now();
    for (const [id, { since }] of area.locks.get().holders) {
      if (known.get(id) === since) continue;
      known.set(id, since);
      times.push(now - since);
    }
  });
}

process.on("message", (ask: ToWatchers) => {
  if (ask.kind === "watch") {
    void watch(ask);
    return;
  }
  answer({ kind: "heard", times: times.sort((a, b) => a - b), rejections: rejections() });
  times = [];
});
