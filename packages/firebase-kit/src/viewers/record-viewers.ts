/**
 * Each tab writes `viewers/<area>/<id>/<tab>`, removed on disconnect and valid for three minutes after
 * renewal. Not a lock.
 */

import { isRecord } from "../../rules/json.ts";
import { leaseTime } from "../../rules/times.ts";
import { type Observable, variable } from "../adapter/observable.ts";
import { once } from "../adapter/once.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import { hasLapsed } from "../lock/entry.ts";
import type { Tab } from "../lock/writes.ts";

export interface Viewer {
  readonly email: string;
  readonly name: string;
}

export interface RecordViewers {
  /** Once each, by name. */
  readonly others: Observable<readonly Viewer[]>;
  /** Announces and listens again where refused, after a new sign-in. */
  readonly retry: () => void;
  readonly stop: Stop;
}

type Seen = Viewer & { readonly seen: number };

/** As for locks (ms). */
const renewEvery = 50_000;

const nobody: readonly Viewer[] = [];
const serverTime = { ".sv": "timestamp" } as const;

type Me = Pick<Tab, "email" | "name">;

export function watchViewers(
  { email, name, sid }: Me & Pick<Tab, "sid">,
  record: string,
  adapter: RealtimeAdapter,
  clock: Clock,
): RecordViewers {
  /** By the claims once known. */
  let me: Me = { email, name };
  const own = ownEntry(`${record}/${sid}`, () => me, adapter, clock);
  const neighbours = neighboursAt(record, () => me, adapter, clock);
  const stops = [
    adapter.watchIdentity((admin) => {
      me = admin;
    }),
    adapter.watchConnection((up) => {
      if (up) own.come();
    }),
  ];
  return {
    others: neighbours.others,
    retry: () => {
      neighbours.retry();
      own.retry();
    },
    stop: once(() => {
      for (const stop of [...stops, neighbours.stop]) stop();
      own.leave();
    }),
  };
}

function ownEntry(place: string, me: () => Me, adapter: RealtimeAdapter, clock: Clock) {
  let [isDenied, hasLeft] = [false, false];
  let renewing: Stop | undefined;
  const come = async (): Promise<void> => {
    renewing?.();
    if (isDenied || hasLeft) return;
    renewing = clock.after(renewEvery, () => void come());
    const registered = await adapter.removeOnDisconnect(place);
    // An entry written now would be orphaned.
    if (hasLeft) return;
    const { email, name } = me();
    const entry = { email, name, seen: serverTime };
    const written = registered.kind === "done" ? await adapter.transact(place, () => entry) : registered;
    // Former rules, or the sign-in is lost: wait for the next sign-in.
    if (written.kind === "failed" && written.why === "denied") {
      isDenied = true;
      renewing?.();
    }
  };
  const remove = async (): Promise<void> => {
    await adapter.transact(place, () => null);
    await adapter.cancelOnDisconnect(place);
  };
  return {
    come: () => void come(),
    retry: () => {
      if (!isDenied) return;
      isDenied = false;
      void come();
    },
    leave: () => {
      hasLeft = true;
      renewing?.();
      void remove();
    },
  };
}

function neighboursAt(record: string, me: () => Me, adapter: RealtimeAdapter, clock: Clock) {
  const others = variable(nobody);
  const known = new Map<string, Seen>();
  let isRefused = false;
  let listening: Stop | undefined;
  let publishing: Stop | undefined;
  const publish = (): void => {
    publishing?.();
    const now = adapter.serverNow();
    const present = [...known.values()].filter(
      (each) => each.email !== me().email && !hasLapsed(each.seen, now),
    );
    const shown = [
      ...new Map(present.map((each) => [each.email, { email: each.email, name: each.name }])).values(),
    ].sort((a, b) => (a.name < b.name ? -1 : 1));
    if (JSON.stringify(shown) !== JSON.stringify(others.get())) others.set(shown);
    const lapse = Math.min(...present.map(({ seen }) => seen + leaseTime));
    publishing = Number.isFinite(lapse) ? clock.after(Math.max(1_000, lapse - now), publish) : undefined;
  };
  const gone = (key: string): void => {
    known.delete(key);
    publish();
  };
  const put = (key: string, value: unknown): void => {
    const viewer = readViewer(value);
    if (viewer === undefined) known.delete(key);
    else known.set(key, viewer);
    publish();
  };
  const present = (keys: readonly string[]): void => {
    for (const key of [...known.keys()]) if (!keys.includes(key)) gone(key);
  };
  const listen = (): void => {
    listening?.();
    isRefused = false;
    listening = adapter.watchChildren(record, { put, gone, known: present }, () => {
      isRefused = true;
    });
  };
  listen();
  return {
    others,
    retry: () => {
      if (isRefused) listen();
    },
    stop: () => {
      listening?.();
      publishing?.();
    },
  };
}

function readViewer(value: unknown): Seen | undefined {
  if (!isRecord(value)) return undefined;
  const { email, name, seen } = value;
  return typeof email === "string" && typeof name === "string" && typeof seen === "number"
    ? { email: email.toLowerCase(), name, seen }
    : undefined;
}
