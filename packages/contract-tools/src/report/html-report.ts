import type { Baseline } from "../baseline/baseline.ts";
import type { Verification } from "../run/verify.ts";
import type { Finding, Ledger } from "../verify/ledger.ts";
import { rules } from "../verify/rules.ts";
import { signInLines } from "../wire/curl.ts";
import { htmlStyle } from "./html-style.ts";
import { escaped } from "./markup.ts";
import { answerStart, areasOf, beforeLine, curlOf, replayLine } from "./summary.ts";

export function htmlReport(verification: Verification, baseline: Baseline): string {
  const { base, ledgers, leftovers, seed, took, stopped } = verification;
  const count = (verdict: string) => ledgers.filter((ledger) => ledger.verdict === verdict).length;
  const all = `${count("passed")} passed, ${count("failed")} failed, ${count("not built")} not built yet, ${count("not verified")} not verified`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${all} · ${base}`)}</title><style>${htmlStyle}</style></head>
<body><main>
<h1>Verification of ${escaped(base)}</h1>
<p>${all}; ${(took / 1000).toFixed(1)} s, seed ${seed}.${stopped === undefined ? "" : ` Stopped: ${escaped(stopped.why)}.`}</p>
${areaTable(verification)}
<details><summary>The session that the curl lines use</summary><pre>${escaped(signInLines(base).join("\n"))}</pre></details>
${leftovers.length === 0 ? "" : `<h2>Left behind</h2><ul>${leftovers.map((each) => `<li>${escaped(each)}</li>`).join("")}</ul>`}
<h2>Routes</h2>
${ledgers.map((ledger) => routeBlock(verification, baseline, ledger)).join("\n")}
</main></body></html>
`;
}

function areaTable({ ledgers }: Verification): string {
  const rows = areasOf(ledgers).map(
    ({ area, passed, failed, notBuilt, notVerified, requests }) =>
      `<tr><th scope="row">${escaped(area)}</th><td>${passed}</td><td>${failed}</td><td>${notBuilt}</td><td>${notVerified}</td><td>${requests}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Area</th><th scope="col">Passed</th><th scope="col">Failed</th><th scope="col">Not built yet</th><th scope="col">Not verified</th><th scope="col">Requests</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function routeBlock(verification: Verification, baseline: Baseline, ledger: Ledger): string {
  const { route, verdict, findings, unverified, passes, requests, notes } = ledger;
  const isOpen = findings.some((finding) => !baseline.knows(finding));
  const checked = [...passes].map(
    ([rule, times]) => `<li><code>${rule}</code> ${escaped(rules[rule])} <small>${times} times</small></li>`,
  );
  const open = unverified.map(
    ({ rule, subject, reason }) => `<li><code>${rule}</code> ${escaped(`${subject} ${reason}`.trim())}</li>`,
  );
  return `<details class="${verdict.replace(" ", "-")}"${isOpen && verdict === "failed" ? " open" : ""}>
<summary><span class="verdict">${findings.length > 0 && !isOpen ? `${verdict}, known` : verdict}</span> <code>${route.method} ${escaped(route.template)}</code> <span class="provenance">${route.meta.provenance}</span></summary>
<p>${escaped(route.name)}, ${requests} requests${route.meta.note === undefined ? "" : `. ${escaped(route.meta.note)}`}</p>
${findings.map((finding) => findingBlock(verification, finding, baseline.knows(finding))).join("")}
${notes.size === 0 ? "" : `<h3>Not in the contract</h3><ul>${[...notes].map((note) => `<li><code>${escaped(note)}</code></li>`).join("")}</ul>`}
${open.length === 0 ? "" : `<h3>Not verified</h3><ul>${open.join("")}</ul>`}
${checked.length === 0 ? "" : `<h3>Checked</h3><ul>${checked.join("")}</ul>`}
</details>`;
}

function findingBlock(verification: Verification, finding: Finding, isKnown: boolean): string {
  const { rule, subject, expected, found, exchange } = finding;
  const line = (term: string, text: string) =>
    text === "" ? "" : `<dt>${term}</dt><dd><code>${escaped(text)}</code></dd>`;
  return `<section><h3>${isKnown ? "Known: " : ""}${escaped(rules[rule])}</h3><dl>
${line("Rule", rule)}${line("At", subject)}${line("Expected", expected)}${line("Found", found)}
${exchange === undefined ? "" : line("Answer", answerStart(finding, 1000))}
${beforeLine(verification.base, finding)
  .map((each) => line("Before", each))
  .join("")}${exchange === undefined ? "" : line("Again", curlOf(verification.base, exchange))}
${line("Replay", replayLine(verification, finding))}</dl></section>`;
}
