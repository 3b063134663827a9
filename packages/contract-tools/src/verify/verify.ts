import { contract, type RouteEntry, routesOf } from "@palier/contract";
import { harvest, verifyReads } from "../read/verify-reads.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { type Transport, WireFault } from "../wire/wire.ts";
import { verifyFragment, Writes } from "../write/verify-writes.ts";
import type { LockHolder } from "../write/write-context.ts";
import type { Row } from "./fields.ts";
import { Ledger } from "./ledger.ts";
import type { Run } from "./probe.ts";
import { Samples } from "./samples.ts";
import { type Credentials, openSession, type Session } from "./session.ts";

export interface VerifyOptions {
  readonly transport: Transport;
  /** The API's address, for the lines that send a request again. */
  readonly base: string;
  /** Sent with every request; names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly login?: Credentials;
  /** Which routes, by name or path: `order.*`, `/admin/building/**`. All by default. */
  readonly only?: (route: RouteEntry) => boolean;
  readonly seed?: number;
  /** How many generated cases an operation gets; 50 by default. */
  readonly cases?: number;
  /** Ids that come before the harvested ones, by entity or parameter. */
  readonly ids?: Readonly<Record<string, readonly number[]>>;
  /** Ids that an earlier run harvested, in place of harvesting again. */
  readonly samples?: Samples;
  /** Fields of bodies by route (an imported file's lines), where no chance could draw them. */
  readonly bodies?: Readonly<Record<string, Row>>;
  /** Runs the POST routes too, and puts back what it can; reads only by default. */
  readonly write?: boolean;
  /** Called between writes and reads: brings what the writes began to its end. */
  readonly settle?: (() => Promise<void>) | undefined;
  /** Plays another admin who holds a record. */
  readonly locks?: LockHolder | undefined;
  /** What a replay has to repeat of the command line, passwords as variables: ` --login "$LOGIN" --cases 12`. */
  readonly again?: string;
  /** Called when a route is done. */
  readonly onRoute?: (ledger: Ledger, done: number, of: number) => void;
}

/** What a verification found, route by route, in the contract's order. */
export interface Verification {
  readonly base: string;
  readonly seed: number;
  /** Whether the POST routes were run too. */
  readonly write: boolean;
  readonly ledgers: readonly Ledger[];
  /** What a replay has to repeat of the command line; see `VerifyOptions`. */
  readonly again: string;
  /** What the run changed and could not put back. */
  readonly leftovers: readonly string[];
  /** In milliseconds. */
  readonly took: number;
}

/** Verifies a running backend against the contract (B01, B02). Throws `CannotRun` when that cannot be done at all. */
export async function verify(options: VerifyOptions): Promise<Verification> {
  const start = performance.now();
  const transport = guarded(options.transport);
  const session = await openSession(transport, options.headers ?? {}, options.login);
  const routes = routesOf(contract);
  const chosen = routes.filter(options.only ?? (() => true));
  if (chosen.length === 0) throw new CannotRun("no route of the contract fits --only");
  const ledgers = new Map(routes.map((route) => [route.name, new Ledger(route)]));
  const run: Run = {
    transport,
    session,
    samples: options.samples ?? new Samples(options.ids),
    routes,
    seed: options.seed ?? 1,
    cases: options.cases ?? 50,
    bodies: options.bodies ?? {},
    ledgerOf: (route) => ledgers.get(route.name) ?? new Ledger(route),
  };
  let done = 0;
  const finished = (route: RouteEntry) => {
    done += 1;
    options.onRoute?.(run.ledgerOf(route), done, chosen.length);
  };
  checkSignIn(run, session);
  await harvest(run, chosen);
  const writes = new Writes(run, options.write === true ? chosen : [], { locks: options.locks, finished });
  // Before the reads, which then find changes in the histories.
  await writes.verify();
  if (options.write === true) await options.settle?.();
  await verifyReads(run, chosen, finished);
  if (options.write !== true) await readOnlyPosts(run, chosen, finished);
  await writes.signOut();
  return {
    base: options.base,
    seed: run.seed,
    write: options.write === true,
    again: options.again ?? "",
    ledgers: chosen.map(run.ledgerOf),
    leftovers: writes.leftovers,
    took: performance.now() - start,
  };
}

/** Of the POST routes those that read are checked in a run that changes nothing. */
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

/** The cookie of a sign-in: no script reads it, no other site sends it. */
function checkSignIn({ routes, ledgerOf }: Run, { signIn }: Session): void {
  const login = routes.find(({ name }) => name === "session.login");
  if (signIn === undefined || login === undefined) return;
  const ledger = ledgerOf(login);
  const bare = signIn.setCookies.find((each) => !/;\s*httponly/i.test(each) || !/;\s*samesite=/i.test(each));
  if (bare === undefined && signIn.setCookies.length > 0) ledger.pass("login-cookie");
  else {
    const found = bare?.replace(/=[^;]*/, "=…") ?? "no cookie";
    const expected = "a cookie that is HttpOnly and SameSite";
    ledger.fail({ rule: "login-cookie", subject: "", expected, found, exchange: undefined });
  }
}

/** So many requests in a row without an answer, and the backend may be gone: it is asked who is signed in. */
const enough = 8;

/** Ends a run whose backend went away: each request of the rest would wait for its time limit. */
function guarded(transport: Transport): Transport {
  let lost = 0;
  return async (request) => {
    try {
      const answer = await transport(request);
      lost = 0;
      return answer;
    } catch (error) {
      if (error instanceof WireFault) lost += 1;
      if (error instanceof WireFault && lost >= enough) {
        if (!(await answers(transport))) {
          throw new CannotRun(`the backend stopped answering: ${error.message}`);
        }
        lost = 0;
      }
      throw error;
    }
  };
}

/** Whether there still is a backend: some routes may hang while the others answer. */
const answers = (transport: Transport): Promise<boolean> =>
  transport({ method: "GET", path: "/admin/session", headers: {} }).then(
    () => true,
    () => false,
  );
