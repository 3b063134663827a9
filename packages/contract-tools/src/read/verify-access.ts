import { fieldMeta, paramNames, type RouteEntry } from "@palier/contract";
import type { Probe } from "../verify/probe.ts";
import { entityOfParam, type Params } from "../verify/samples.ts";

export const noSuchId = 999_999_999;

/** The query without which the route refuses every call. */
export const neededQuery = ({ meta }: RouteEntry): string =>
  meta.kind === "export" ? "column_field_list=id" : "";

/** A read requires a session; missing records are answered as declared. */
export async function verifyAccess(probe: Probe): Promise<void> {
  const [params] = probe.run.samples.paramsOf(probe.route, 1);
  const query = neededQuery(probe.route);
  if (params === undefined) return;
  if (probe.route.meta.authenticated) {
    await probe.expectStatus("signed-out", "", [401], { params, query, access: "signed-out" });
  }
  await verifyMissing(probe, params, query);
}

async function verifyMissing(probe: Probe, params: Params, query: string): Promise<void> {
  for (const name of paramNames(probe.route.template)) {
    const schema = probe.route.pathParams.shape[name];
    if (schema === undefined) continue;
    const bad = fieldMeta(schema).kind === "date" ? ["2026-13-45", "monday"] : ["abc", "0", "-1", "1.5"];
    for (const value of bad.filter((each) => !schema.safeParse(each).success)) {
      const call = { params: { ...params, [name]: value }, query };
      await probe.expectStatus("bad-path", `${name}=${value}`, [404, 400], call);
    }
    if (entityOfParam(probe.route, name) !== undefined && probe.route.meta.record?.param === name) {
      await probe.expectStatus("not-found", name, [404], { params: { ...params, [name]: noSuchId }, query });
    }
  }
}
