/**
 * Who has a record open: each tab puts an entry at `viewers/<area>/<id>/<tab>`, which goes with its connection and counts
 * for three minutes after it was last renewed. No lock: it bars nobody from anything.
 */
import { leaseTime } from "@palier/firebase-rules/times";
import { hasLapsed, isRecord } from "../lock/entry.ts";
import type { Tab } from "../lock/writes.ts";
import { type Observable, variable } from "../realtime/observable.ts";
import { once } from "../realtime/once.ts";
import type { Clock, RealtimeAdapter, Stop } from "../realtime/realtime-adapter.ts";

export interface Viewer {
  readonly email: string;
  readonly name: string;
}

export interface RecordViewers {
  /** The other admins, each once, by name. */
  readonly others: Observable<readonly Viewer[]>;
  readonly stop: Stop;
}

type Seen = Viewer & { readonly seen: number };

/** As often as a lock is renewed (milliseconds). */
const renewEvery = 50_000;

const nobody: readonly Viewer[] = [];
const serverTime = { ".sv": "timestamp" } as const;

/** Shows this tab at a record, and who else is there, until it is stopped. */
export function watchViewers(
  { email, name, sid }: Pick<Tab, "email" | "name" | "sid">,
  record: string,
  adapter: RealtimeAdapter,
  clock: Clock,
): RecordViewers {
  const place = `${record}/${sid}`;
  /** By the claims, as soon as they are known: the address may be corrected meanwhile. */
  let me: Pick<Tab, "email" | "name"> = { email, name };
  const others = variable(nobody);
  const known = new Map<string, Seen>();
  let isDenied = false;
  let renewing: Stop | undefined;
  let publishing: Stop | undefined;

  const publish = (): void => {
    publishing?.();
    const now = adapter.serverNow();
    const present = [...known.values()].filter(
      (each) => each.email !== me.email && !hasLapsed(each.seen, now),
    );
    const shown = [
      ...new Map(present.map((each) => [each.email, { email: each.email, name: each.name }])).values(),
    ].sort((a, b) => (a.name < b.name ? -1 : 1));
    if (JSON.stringify(shown) !== JSON.stringify(others.get())) others.set(shown);
    const lapse = Math.min(...present.map(({ seen }) => seen + leaseTime));
    publishing = Number.isFinite(lapse) ? clock.after(Math.max(1_000, lapse - now), publish) : undefined;
  };
  const come = async (): Promise<void> => {
    renewing?.();
    if (isDenied) return;
    renewing = clock.after(renewEvery, () => void come());
    const { kind } = await adapter.removeOnDisconnect(place);
    if (kind !== "done") return;
    const entry = { email: me.email, name: me.name, seen: serverTime };
    const written = await adapter.transact(place, () => entry);
    // Rules of a former version: nobody is shown, and nothing is asked again.
    if (written.kind === "failed" && written.why === "denied") isDenied = true;
  };
  const leave = async (): Promise<void> => {
    await adapter.transact(place, () => null);
    await adapter.cancelOnDisconnect(place);
  };

  const stops = [
    adapter.watchIdentity((admin) => {
      me = admin;
    }),
    adapter.watchConnection((up) => {
      if (up) void come();
    }),
    adapter.watchChildren(
      record,
      {
        put: (key, value) => {
          const viewer = readViewer(value);
          if (viewer === undefined) known.delete(key);
          else known.set(key, viewer);
          publish();
        },
        gone: (key) => {
          known.delete(key);
          publish();
        },
        known: () => undefined,
      },
      () => undefined,
    ),
  ];
  return {
    others,
    stop: once(() => {
      for (const stop of [...stops, renewing, publishing]) stop?.();
      void leave();
    }),
  };
}

function readViewer(value: unknown): Seen | undefined {
  if (!isRecord(value)) return undefined;
  const { email, name, seen } = value;
  return typeof email === "string" && typeof name === "string" && typeof seen === "number"
    ? { email: email.toLowerCase(), name, seen }
    : undefined;
}
