import type { ServerResponse } from "node:http";
import { problemContentType } from "@palier/contract";
import type { Violation } from "./observation.ts";
import { proxyTexts as texts } from "./proxy.texts.ts";

export function violationAnswer(
  outgoing: ServerResponse,
  detail: string,
  violations: readonly Violation[],
): void {
  const problem = {
    type: "/problems/contract-broken",
    title: texts.title,
    status: 502,
    detail: `${detail}${violations.length === 0 ? "" : `: ${violations.map(({ rule, found }) => `${rule} (${found})`).join("; ")}`}`,
    violations,
  };
  outgoing.writeHead(502, { "content-type": problemContentType, "cache-control": "no-store" });
  outgoing.end(JSON.stringify(problem));
}
