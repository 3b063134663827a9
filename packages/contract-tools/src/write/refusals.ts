import { type RouteEntry, usualBody } from "@palier/contract";
import { noSuchId } from "../read/verify-access.ts";
import type { Row } from "../verify/fields.ts";
import type { Call, Probe } from "../verify/probe.ts";
import type { RuleId } from "../verify/rules.ts";
import { entityOfParam, type Params } from "../verify/samples.ts";
import { fieldsAtFault } from "./acceptance.ts";
import { badBodies } from "./bad-values.ts";
import { isDeletion } from "./write-context.ts";

const twoMegabytes = JSON.stringify({ x: "x".repeat(2_000_000) });
/** Routes for files may accept the two-megabyte body. */
const isTooLong = ({ meta }: RouteEntry): boolean => twoMegabytes.length > (meta.maxBody ?? usualBody);

interface Refusal {
  readonly rule: RuleId;
  readonly subject: string;
  readonly wanted: readonly number[];
  readonly call: (body: Row) => Call;
}

export interface RefusalOptions {
  /**
   * Restores what a wrongly accepted request consumed: a current version, a session. Undefined: it is gone.
   */
  readonly again?: () => Promise<Row | undefined>;
  /** Maximum invalid bodies. Defaults to the run's cases. */
  readonly bodies?: number;
}

/** What a POST refuses before reading any record, so nothing changes. */
export async function verifyRefusals(
  probe: Probe,
  params: Params,
  right: Row,
  { again = async () => right, bodies = probe.run.cases }: RefusalOptions = {},
): Promise<void> {
  let body: Row | undefined = right;
  for (const { rule, subject, wanted, call } of refusals(probe.route, params)) {
    if (await wasTaken(probe, rule, subject, wanted, call(body))) body = await afterTaken(probe, again);
    if (body === undefined) return;
  }
  const { route } = probe;
  if (route.body === undefined) return;
  for (const bad of badBodies(route.body, right).slice(0, bodies)) {
    // Current, as a stale version may be refused first.
    const sent = withVersion(bad.body, bad.field, body);
    // An invalid version may also count as stale.
    const wanted = bad.field === "version" ? [422, 409] : [422];
    const exchange = await probe.send({ params, body: sent });
    if (exchange === undefined) continue;
    if (!wanted.includes(exchange.status)) {
      probe.fail("bad-body", bad.what, `status ${wanted[0]}`, `status ${exchange.status}`, exchange);
      if (exchange.status < 300) body = await afterTaken(probe, again);
      if (body === undefined) return;
      continue;
    }
    const fields = fieldsAtFault(exchange);
    const said = { expected: `an error at ${bad.field}`, found: fields.join(", ") || "no errors" };
    const isNamed = exchange.status === 409 || namesField(route.body, sent, fields);
    probe.expect("bad-body", bad.what, isNamed, said, exchange);
  }
}

/** Returns whether the request was accepted instead. */
async function wasTaken(
  probe: Probe,
  rule: RuleId,
  subject: string,
  wanted: readonly number[],
  call: Call,
): Promise<boolean> {
  const exchange = await probe.send(call);
  if (exchange === undefined) return false;
  const isRight = wanted.includes(exchange.status);
  const said = { expected: `status ${wanted.join(" or ")}`, found: `status ${exchange.status}` };
  probe.expect(rule, subject, isRight, said, exchange);
  return !isRight && exchange.status < 300;
}

async function afterTaken(
  probe: Probe,
  again: NonNullable<RefusalOptions["again"]>,
): Promise<Row | undefined> {
  const body = isDeletion(probe.route) ? undefined : await again();
  if (body === undefined) {
    const why = "what should have been refused was done, and the record went with it";
    probe.ledger.gap("bad-body", "", why, true);
  }
  return body;
}

function refusals(route: RouteEntry, params: Params): Refusal[] {
  const declared = (...statuses: number[]) => statuses.filter((status) => route.statuses.includes(status));
  const record = route.meta.record?.param;
  const plain = { "content-type": "text/plain" };
  const ids = Object.keys(route.pathParams.shape).filter((name) => entityOfParam(route, name) !== undefined);
  const of = (
    rule: RuleId,
    subject: string,
    wanted: readonly number[],
    more: Partial<Call>,
    bodiless = false,
  ): Refusal => ({
    rule,
    subject,
    wanted,
    call: (body) => ({ params, ...(bodiless ? {} : { body }), ...more }),
  });
  return [
    ...(route.meta.authenticated
      ? [
          of("signed-out", "", [401], { access: "signed-out" }),
          of("csrf", "no token", [403], { access: "no-token" }),
          of("csrf", "wrong token", [403], { access: "wrong-token" }),
        ]
      : []),
    ...["{", "[1,2]", '"text"'].map((rawBody) =>
      of("bad-json", rawBody, declared(400, 422), { rawBody }, true),
    ),
    of("bad-type", "text/plain", [415], { headers: plain }),
    ...(isTooLong(route)
      ? [of("too-large", "", [413], { rawBody: twoMegabytes, mayBreak: true }, true)]
      : []),
    ...ids.map((name) =>
      of("bad-path", `${name}=abc`, declared(404, 400), { params: { ...params, [name]: "abc" } }),
    ),
    ...(record === undefined
      ? []
      : [of("not-found", record, [404], { params: { ...params, [record]: noSuchId } })]),
  ];
}

function withVersion(body: unknown, field: string, now: Row): unknown {
  const isRow = typeof body === "object" && body !== null && !Array.isArray(body);
  if (field === "version" || !isRow || !("version" in body) || now.version === undefined) return body;
  return { ...body, version: now.version };
}

/** Rules across fields may report another field than the invalid one; the schema says which. */
function namesField(
  schema: NonNullable<Probe["route"]["body"]>,
  body: unknown,
  fields: readonly string[],
): boolean {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const named = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "")],
  );
  return named.some((name) => fields.includes(name));
}
