import { contract, type RouteEntry, routesOf } from "@palier/contract";
import { harvest, verifyReads } from "../read/verify-reads.ts";
import type { Row } from "../verify/fields.ts";
import { Gate, Interrupted } from "../verify/gate.ts";
import { Ledger } from "../verify/ledger.ts";
import { checkLoginCookie } from "../verify/login-cookie.ts";
import { openSession } from "../verify/open-session.ts";
import type { Run } from "../verify/probe.ts";
import { checkRequestId } from "../verify/request-id.ts";
import { Samples } from "../verify/samples.ts";
import type { Credentials } from "../verify/session.ts";
import { shorten } from "../verify/shorten.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { secretsOf } from "../wire/secrets.ts";
import type { Transport } from "../wire/wire.ts";
import { verifyFragment, Writes } from "../write/verify-writes.ts";
import type { LockHolder } from "../write/write-context.ts";

export interface VerifyOptions {
  readonly transport: Transport;
  readonly base: string;
  /** Sent with every request; lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly login?: Credentials;
  /** By name or path: `order.*`, `/admin/building/**`. Defaults to all. */
  readonly only?: (route: RouteEntry) => boolean;
  readonly seed?: number;
  /** Generated cases per operation. Defaults to 50. */
  readonly cases?: number;
  /** By entity or parameter, preferred to harvested ones. */
  readonly ids?: Readonly<Record<string, readonly number[]>>;
  /** An earlier run's ids; skips harvesting. */
  readonly samples?: Samples;
  /** By route (an imported file's lines): fields that cannot be drawn at random. */
  readonly bodies?: Readonly<Record<string, Row>>;
  /** Runs the POST routes too and restores what it can. Defaults to reads only. */
  readonly write?: boolean;
  /** With `write`: includes what cannot be undone (mails, refunds, rejections, announcements). */
  readonly irreversible?: boolean;
  /** Ends the run early; its changes are still restored. */
  readonly signal?: AbortSignal;
  /** Called between writes and reads, to complete what the writes began. */
  readonly settle?: (() => Promise<void>) | undefined;
  /** Plays another admin who holds a record. */
  readonly locks?: LockHolder | undefined;
  /** Options for a replay, passwords as variables: ` --login "$LOGIN" --cases 12`. */
  readonly again?: string;
  readonly onRoute?: (ledger: Ledger, done: number, of: number) => void;
}

export interface Verification {
  readonly base: string;
  readonly seed: number;
  readonly write: boolean;
  readonly ledgers: readonly Ledger[];
  /** See `VerifyOptions`. */
  readonly again: string;
  readonly leftovers: readonly string[];
  /** Session values that no report may show. */
  readonly secrets: readonly string[];
  /** In ms. */
  readonly took: number;
  readonly stopped?: Stopped;
}

export interface Stopped {
  readonly isInterrupted: boolean;
  readonly why: string;
}

/**
 * Verifies a running backend against the contract (B01, B02). A run that stops early returns its findings so
 * far, and the reason.
 * @throws {CannotRun} when verification is impossible
 * @example const { ledgers } = await verify({ transport, base: "https://backend.example/api", only: routeGlob(["order.*"]) });
 */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const start = performance.now();
  const gate = new Gate(options.transport, options.signal);
  const session = await openSession(gate.send, options.headers ?? {}, options.login);
  const routes = routesOf(contract);
  const chosen = routes.filter(options.only ?? (() => true));
  if (chosen.length === 0) throw new CannotRun("no route of the contract fits --only");
  const ledgers = new Map(routes.map((route) => [route.name, new Ledger(route)]));
  const ledgerOf = (route: RouteEntry) => ledgers.get(route.name) ?? new Ledger(route);
  let done = 0;
  const finished = (route: RouteEntry) => {
    done += 1;
    options.onRoute?.(ledgerOf(route), done, chosen.length);
  };
  const base: Run = {
    transport: gate.send,
    session,
    samples: options.samples ?? new Samples(options.ids),
    routes,
    seed: options.seed ?? 1,
    cases: options.cases ?? 50,
    bodies: options.bodies ?? {},
    ledgerOf,
  };
  const { write = false, irreversible = false, locks } = options;
  const writes = new Writes(base, write ? chosen : [], { locks, finished, irreversible });
  const { run } = writes;
  const stopped = await untilStopped(async () => {
    await checkLoginCookie(run.transport, options.base, session, ledgers.get("session.login"));
    const read = chosen.find(({ name }) => name === "session.read");
    if (read !== undefined) await checkRequestId(run, read);
    await harvest(run, chosen);
    // Before the reads, so that histories contain changes.
    await writes.verify();
    if (write) await options.settle?.();
    await verifyReads(run, chosen, finished);
    if (!write) await readOnlyPosts(run, chosen, finished);
    const found = chosen.flatMap((route) => ledgerOf(route).findings);
    await shorten(run.transport, found, session.headers("signed-in", "GET"));
    await writes.signOut();
  });
  gate.beginClosing();
  if (stopped !== undefined) await writes.putBack();
  return {
    base: options.base,
    seed: run.seed,
    write,
    again: options.again ?? "",
    ledgers: chosen.map(ledgerOf),
    leftovers: writes.leftovers,
    secrets: [...session.secrets, ...secretsOf(options.headers ?? {})],
    took: performance.now() - start,
    ...(stopped === undefined ? {} : { stopped }),
  };
}

async function untilStopped(work: () => Promise<void>): Promise<Stopped | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Interrupted) return { isInterrupted: true, why: "interrupted" };
    if (error instanceof CannotRun) return { isInterrupted: false, why: error.message };
    throw error;
  }
}

async function readOnlyPosts(
  run: Run,
  chosen: readonly RouteEntry[],
  finished: (route: RouteEntry) => void,
): Promise<void> {
  for (const route of chosen) {
    if (route.method === "GET") continue;
    if (route.meta.kind === "fragment") await verifyFragment(run, route);
    else run.ledgerOf(route).gap("reads", "", "it changes data, and this run reads only");
    finished(route);
  }
}
