import type { RouteEntry } from "@palier/contract";
import type { Exchange } from "./exchange.ts";
import { Probe, type Run } from "./probe.ts";

/**
 * Asks for the session twice, and for a list without one. One route answers for all of them: ids are given in one place of a
 * backend, or nowhere.
 * @param session the route whose ledger has the finding
 */
export async function checkRequestId(run: Run, session: RouteEntry): Promise<void> {
  const probe = new Probe(run, session);
  const closed = run.routes.find(({ method, meta }) => method === "GET" && meta.kind === "table");
  const answers = [
    await probe.send({}),
    await probe.send({}),
    closed === undefined ? undefined : await probe.of(closed).send({ access: "signed-out" }),
  ].filter((each) => each !== undefined);
  const known = new Set<string>();
  for (const exchange of answers) {
    const id = idOf(exchange);
    const found = id === "" ? "none" : known.has(id) ? "the id of another answer" : id;
    const holds = found === id && /^[\w-]{8,128}$/.test(id);
    const expected = "x-request-id: 8 to 128 letters, digits, _ and -, each time others";
    probe.expect("request-id", "", holds, { expected, found }, exchange);
    known.add(id);
  }
}

const idOf = ({ answer }: Exchange): string => answer.headers.get("x-request-id") ?? "";
