import type { RouteEntry } from "@palier/contract";
import { rowOf } from "../verify/fields.ts";
import { oneRoute } from "../verify/one-route.ts";
import { Probe, type Run } from "../verify/probe.ts";
import { type Accepted, acceptance } from "./acceptance.ts";
import { Created } from "./created.ts";
import { Drafts } from "./draft.ts";
import { verifyEffects } from "./effects.ts";
import { verifyFigures } from "./figures.ts";
import { verifyIdempotency } from "./idempotency.ts";
import { whyIrreversible } from "./irreversible.ts";
import { noteDone, putBack } from "./put-back.ts";
import { wholeOrder } from "./recipes.ts";
import { verifyRefusals } from "./refusals.ts";
import { removalOf, verifyAssignment } from "./verify-assignment.ts";
import { verifyCreate, verifyDeletion, verifyGone } from "./verify-create.ts";
import { verifyEdit } from "./verify-edit.ts";
import { verifyLock } from "./verify-lock.ts";
import { marksOf, verifyMarks } from "./verify-marks.ts";
import { verifyRestated } from "./verify-restated.ts";
import { verifyLogin, verifyLogout } from "./verify-session.ts";
import { verifySort } from "./verify-sort.ts";
import { undoOf, verifyUndo } from "./verify-undo.ts";
import { choosesDefault, verifyDefaultView } from "./verify-view.ts";
import { isDeletion, isMove, type LockHolder, type WriteContext, type WriteProbe } from "./write-context.ts";

export interface WriteOptions {
  readonly locks: LockHolder | undefined;
  readonly irreversible: boolean;
  readonly finished: (route: RouteEntry) => void;
}

export class Writes {
  /** With every successful POST recorded. */
  readonly run: Run;
  readonly #posts: readonly RouteEntry[];
  readonly #context: WriteContext;
  readonly #options: WriteOptions;

  constructor(run: Run, chosen: readonly RouteEntry[], options: WriteOptions) {
    const created = new Created();
    this.run = {
      ...run,
      onDone: (route, call, exchange) => noteDone(created, route, call, exchange),
    };
    this.#posts = chosen.filter(({ method }) => method === "POST");
    this.#context = { created, drafts: new Drafts(created, run.seed), locks: options.locks };
    this.#options = options;
  }

  /** No route undoes it, or undoing failed. */
  get leftovers(): readonly string[] {
    return this.#context.created.leftovers;
  }

  /** Creates records first, edits those rather than others', deletes them last, then restores the rest. */
  async verify(): Promise<void> {
    const possible = this.#posts.filter((route) => this.#isPossible(route));
    for (const route of inOrder(possible.filter((each) => !isLogout(each)))) await this.#post(route);
    await verifyDeletions(this.run, possible, this.#context, (probe) => this.#done(probe));
    await this.putBack();
  }

  /** As far as possible. */
  putBack(): Promise<void> {
    return putBack(this.run, this.#context.created, this.#context.drafts);
  }

  async signOut(): Promise<void> {
    for (const route of this.#posts.filter(isLogout)) await this.#post(route);
  }

  #isPossible(route: RouteEntry): boolean {
    const why = whyIrreversible(route);
    if (why === undefined || this.#options.irreversible) return true;
    this.run.ledgerOf(route).gap("accepts", "", `it ${why}, which nobody takes back: --irreversible runs it`);
    this.#options.finished(route);
    return false;
  }

  async #post(route: RouteEntry): Promise<void> {
    const probe = new Probe(this.run, route);
    await oneRoute(probe, () => verifyPost({ probe, context: this.#context }));
    this.#done(probe);
  }

  #done({ ledger, route }: Probe): void {
    ledger.settleProblems((status) => reasonFor(status, this.#options.locks));
    this.#options.finished(route);
  }
}

/** A fragment only reads, so it runs without writes too. */
export async function verifyFragment(run: Run, route: RouteEntry): Promise<void> {
  const created = new Created();
  const probe = new Probe(run, route);
  const context = { created, drafts: new Drafts(created, run.seed), locks: undefined };
  await oneRoute(probe, () => verifyPost({ probe, context }));
  probe.ledger.settleProblems((status) => reasonFor(status, undefined));
}

const reasonFor = (status: number, locks: LockHolder | undefined): string =>
  status === 423 && locks === undefined
    ? "only another admin's browser takes a lock; an adapter's hold() can play it"
    : `nothing that was sent was answered by ${status}`;

const isLogout = ({ template }: RouteEntry): boolean => template.endsWith("/logout");

/** Routes that create records first. */
function inOrder(posts: readonly RouteEntry[]): RouteEntry[] {
  const rank = ({ meta }: RouteEntry) => (meta.kind === "form" && meta.mode === "new" ? 0 : 1);
  return posts.filter((route) => !isDeletion(route)).toSorted((a, b) => rank(a) - rank(b));
}

async function verifyPost(write: WriteProbe): Promise<void> {
  const { probe } = write;
  const { route, run } = probe;
  if (route.meta.kind === "session") {
    return isLogout(route) ? verifyLogout(probe) : verifyLogin(probe);
  }
  if (isMove(route)) {
    const params = await verifySort(write);
    if (params !== undefined) await closing(write, { params, body: {}, form: undefined, offered: {} });
    return;
  }
  const marks = marksOf(route);
  if (marks !== undefined) {
    const draft = await verifyMarks(probe, marks);
    if (draft !== undefined) await closing(write, draft);
    return;
  }
  const undo = undoOf(route);
  if (undo !== undefined) {
    const draft = await verifyUndo(write, undo);
    if (draft !== undefined) await closing(write, draft);
    return;
  }
  const removal = removalOf(run.routes, route);
  if (removal !== undefined) {
    const call = await verifyAssignment(write, removal);
    if (call === undefined) return;
    for (const each of [route, removal]) {
      await closing({ ...write, probe: probe.of(each) }, { ...call, form: undefined, offered: {} });
    }
    return;
  }
  if (run.routes.some((each) => removalOf(run.routes, each)?.name === route.name)) return;
  if (choosesDefault(route)) {
    const draft = await verifyDefaultView(write);
    if (draft !== undefined) await closing(write, draft);
    return;
  }
  const accepted = await firstAccepted(write);
  if (accepted === undefined) {
    probe.gap("accepts", "", "no record and no generated body was taken; an adapter's ids can name a record");
    return;
  }
  probe.pass("accepts");
  await verifyAccepted(write, accepted);
  await closing(write, accepted.draft);
}

const ordered = 4;

async function firstAccepted({ probe, context }: WriteProbe): Promise<Accepted | undefined> {
  const idempotent = probe.route.meta.idempotent === true;
  const headersOf = (attempt: number): Readonly<Record<string, string>> =>
    idempotent
      ? { "idempotency-key": `palier-${probe.run.seed}-${probe.route.name}-${attempt}-${Date.now()}` }
      : {};
  for (const params of context.drafts.paramsOf(probe, ordered)) {
    const body = await wholeOrder(probe, params);
    if (body === undefined) continue;
    const exchange = await probe.send({ params, body, headers: headersOf(0) });
    if (exchange?.status === 200) return { draft: { params, body, form: undefined, offered: {} }, exchange };
  }
  return acceptance(probe, context.drafts, headersOf);
}

async function verifyAccepted(write: WriteProbe, accepted: Accepted): Promise<void> {
  const { meta } = write.probe.route;
  await verifyIdempotency(write, accepted);
  if (meta.kind === "fragment") return verifyFigures(write, accepted);
  if (meta.kind !== "form") {
    await verifyRestated(write, accepted);
    return verifyStaleAction(write, accepted);
  }
  await verifyEffects(write, accepted);
  await (meta.mode === "new" ? verifyCreate(write, meta, accepted) : verifyEdit(write, meta, accepted));
}

/** A version that the record does not have is refused. */
async function verifyStaleAction({ probe }: WriteProbe, { draft, exchange }: Accepted): Promise<void> {
  if (!("version" in draft.body)) return;
  const now = Number(rowOf(exchange.json)?.version ?? draft.body.version);
  const body = { ...draft.body, version: now + 1 };
  await probe.expectStatus("stale-version", "", [409], { params: draft.params, body });
}

/** With an accepted body at the current version, so that only the tested fault is wrong. */
async function closing(write: WriteProbe, draft: Accepted["draft"]): Promise<void> {
  const { probe, context } = write;
  await verifyLock(write, draft);
  const again = () => context.drafts.fresh(probe, draft);
  await verifyRefusals(probe, draft.params, await again(), { again });
}

async function verifyDeletions(
  run: Run,
  posts: readonly RouteEntry[],
  context: WriteContext,
  done: (probe: Probe) => void,
): Promise<void> {
  for (const route of posts.filter(isDeletion).toReversed()) {
    const probe = new Probe(run, route);
    await oneRoute(probe, () => verifyOwnDeletions({ probe, context }));
    done(probe);
  }
}

async function verifyOwnDeletions(write: WriteProbe): Promise<void> {
  const { probe, context } = write;
  const entity = probe.route.meta.record?.entity ?? "";
  const own = context.created.idsOf(entity);
  const [id] = own;
  if (id === undefined) {
    probe.gap("deletes", "", `this run made no ${entity}, and deletes nobody else's`);
    return;
  }
  await closing(write, { params: { id }, body: { version: 1 }, form: undefined, offered: {} });
  for (const each of own) {
    if (context.created.has(entity, each)) await verifyDeletion(write, entity, each);
    else await verifyGone(write, entity, each);
  }
}
