import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { htmlStyle } from "../report/html-style.ts";
import { escaped } from "../report/markup.ts";
import type { Violation } from "./observation.ts";
import type { Tally } from "./tally.ts";

interface Shown {
  readonly target: string;
  readonly violations: readonly Violation[];
  readonly count: number;
  readonly tally: Tally;
}

/** Lists violations as they happen; screen readers announce their count. */
export function livePage(outgoing: ServerResponse, { target, violations, count, tally }: Shown): void {
  const rows = violations.toReversed().map(rowOf).join("");
  outgoing.writeHead(200, { ...guarded, "content-type": "text/html; charset=utf-8" });
  outgoing.end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract proxy</title><style>${style}</style></head>
<body><main><h1>Between the web app and ${escaped(target)}</h1>
<p>Violations of the contract, the newest first. <span id="count" role="status">${count}</span> so far.</p>
<p>When this page was loaded: ${escaped(tally.line)}.</p>
<table><thead><tr><th>At</th><th>Side</th><th>Call</th><th>Rule</th><th>Expected</th><th>Found</th></tr></thead><tbody>${rows}</tbody></table>
<script>${script}</script></main></body></html>`);
}

function rowOf({
  at,
  side,
  route,
  provenance,
  method,
  path,
  status,
  rule,
  expected,
  found,
}: Violation): string {
  const call = `${method} ${path} ${status}${route === "" ? "" : ` (${route}, ${provenance})`}`;
  const cells = [at.slice(11, 19), side, call, rule, expected, found];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
}

/** Inserts calls as text, so that no answer becomes markup. */
const script = `const body = document.querySelector("tbody"), count = document.querySelector("#count");
new EventSource("/__contract/events").onmessage = ({ data }) => {
  const v = JSON.parse(data), row = body.insertRow(0);
  const call = v.method + " " + v.path + " " + v.status + (v.route && " (" + v.route + ", " + v.provenance + ")");
  for (const text of [v.at.slice(11, 19), v.side, call, v.rule, v.expected, v.found]) row.insertCell().textContent = text;
  count.textContent = Number(count.textContent) + 1;
};`;

const style = `${htmlStyle} td, th { text-align: left; vertical-align: top; }`;

const hashed = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Only the script above runs; no caching, no framing. */
const guarded = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": `default-src 'none'; connect-src 'self'; script-src ${hashed(script)}; style-src ${hashed(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

export function liveStream(outgoing: ServerResponse, watchers: Set<ServerResponse>): void {
  outgoing.writeHead(200, { ...guarded, "content-type": "text/event-stream" });
  outgoing.write("\n");
  watchers.add(outgoing);
  outgoing.once("close", () => watchers.delete(outgoing));
}
