import { type RouteEntry, usualBody } from "@palier/contract";
import { noSuchId } from "../read/verify-access.ts";
import type { Row } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import { entityOfParam, type Params } from "../verify/samples.ts";
import { fieldsAtFault } from "./acceptance.ts";
import { badBodies } from "./bad-values.ts";

const twoMegabytes = JSON.stringify({ x: "x".repeat(2_000_000) });
/** A body that every route refuses as too long, but for those that take files. */
const isTooLong = ({ meta }: RouteEntry): boolean => twoMegabytes.length > (meta.maxBody ?? usualBody);

/** Checks what a POST refuses before it looks at any record: each of these changes nothing. */
export async function verifyRefusals(probe: Probe, params: Params, body: Row): Promise<void> {
  const { route } = probe;
  const declared = (...statuses: number[]) => statuses.filter((status) => route.statuses.includes(status));
  const call = { params, body };
  if (route.meta.authenticated) {
    await probe.expectStatus("signed-out", "", [401], { ...call, access: "signed-out" });
    await probe.expectStatus("csrf", "no token", [403], { ...call, access: "no-token" });
    await probe.expectStatus("csrf", "wrong token", [403], { ...call, access: "wrong-token" });
  }
  for (const rawBody of ["{", "[1,2]", '"text"']) {
    await probe.expectStatus("bad-json", rawBody, declared(400, 422), { params, rawBody });
  }
  const plain = { "content-type": "text/plain" };
  await probe.expectStatus("bad-type", "text/plain", [415], { ...call, headers: plain });
  if (isTooLong(route)) {
    await probe.expectStatus("too-large", "", [413], { params, rawBody: twoMegabytes });
  }
  for (const name of Object.keys(route.pathParams.shape)) {
    if (entityOfParam(route, name) === undefined) continue;
    await probe.expectStatus("bad-path", `${name}=abc`, declared(404, 400), {
      ...call,
      params: { ...params, [name]: "abc" },
    });
  }
  const record = route.meta.record?.param;
  if (record !== undefined) {
    await probe.expectStatus("not-found", record, [404], {
      ...call,
      params: { ...params, [record]: noSuchId },
    });
  }
  await verifyBadBodies(probe, params, body);
}

async function verifyBadBodies(probe: Probe, params: Params, right: Row): Promise<void> {
  const { route, run } = probe;
  if (route.body === undefined) return;
  for (const { what, field, body } of badBodies(route.body, right).slice(0, run.cases)) {
    const exchange = await probe.ask("bad-body", what, [422], { params, body });
    if (exchange === undefined) continue;
    const fields = fieldsAtFault(exchange);
    const said = { expected: `an error at ${field}`, found: fields.join(", ") || "no errors" };
    probe.expect("bad-body", what, namesField(route.body, body, fields), said, exchange);
  }
}

/** Rules across fields may name another field than the one that was made wrong: the schema says which. */
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
