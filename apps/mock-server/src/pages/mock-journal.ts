import type { JournalEntry, KeptBody } from "@palier/contract/control";
import { type Html, html } from "./html.ts";
import { act, badge, timeOf } from "./mock-world.ts";
import { mockTexts as texts } from "./pages.texts.ts";

const mostShown = 200;

/** The last calls that fit `search`, newest first. Each leads to a page with its bodies, which may be long. */
export function journalView(world: string, entries: readonly JournalEntry[], search: string): Html {
  const word = search.trim().toLowerCase();
  const fits = ({ method, path, route, status, admin }: JournalEntry): boolean =>
    `${method} ${path} ${route ?? ""} ${status} ${admin ?? ""}`.toLowerCase().includes(word);
  const shown = entries.filter(fits).slice(-mostShown).reverse();
  const { at, call, status, ms, admin } = texts.columns;
  return html`<div id="journal-bar" class="bar"><h2>${texts.journal}</h2>
<form role="search"><input type="hidden" name="world" value="${world}">
<input type="search" id="q" name="q" value="${search}" placeholder="${texts.filter}" aria-label="${texts.filter}" autocomplete="off"></form>
${act("clear", texts.clear, { method: "DELETE", path: `/__mock/worlds/${world}/journal` })}</div>
<section id="journal" class="card" data-keyed><table id="table" data-keyed><thead id="head"><tr><th scope="col">${at}</th><th scope="col">${call}</th>
<th scope="col">${status}</th><th scope="col" class="side">${ms}</th><th scope="col" class="side">${admin}</th></tr></thead>
<tbody id="calls" data-keyed>${shown.map((each) => callRow(world, each))}</tbody></table>
<p id="no-call" class="muted">${shown.length === 0 && texts.empty}</p></section>`;
}

function callRow(world: string, entry: JournalEntry): Html {
  const { id, at, method, path, query, status, ms, admin, played, faults } = entry;
  const look = status === 0 || status >= 500 ? "bad" : status >= 400 ? "warn" : "good";
  return html`<tr id="call-${id}"><td><small>${timeOf(at)}</small></td>
<td><a id="to-call-${id}" href="/__mock?world=${world}&amp;call=${id}"><code>${method} ${path}</code></a>
<code class="muted">${decoded(query).slice(0, 160)}</code> ${faults.map((fault) => badge(fault, "bad"))}</td>
<td>${badge(status === 0 ? texts.cutStatus : String(status), look)}</td>
<td class="side"><small>${ms.toFixed(1).replace(".", ",")}\u00a0ms</small></td>
<td class="side"><small>${admin ?? "–"}${played && ` (${texts.played})`}</small></td></tr>`;
}

/** One call with its bodies; a sentence if the journal does not hold it any more. */
export function callView(world: string, id: number, entry: JournalEntry | undefined): Html {
  const back = html`<p id="back"><a href="/__mock?world=${world}">${texts.back}</a></p>`;
  if (entry?.id !== id) return html`${back}<p id="no-call">${texts.noCall(id)}</p>`;
  const { method, path, query, status, route } = entry;
  return html`${back}<section id="call" class="card"><h3><code>${method} ${path}${query && `?${decoded(query)}`}</code></h3>
<p>${route ?? ""} · ${status}</p>${bodyView(texts.sent, entry.request)}${bodyView(texts.answered, entry.answer)}</section>`;
}

function bodyView(title: string, body: KeptBody | null): Html {
  const json = body?.json === undefined ? undefined : JSON.stringify(body.json, undefined, 2);
  const text = body === null ? texts.none : (json ?? body.text ?? `${body.bytes} o`);
  return html`<h3>${title}</h3><pre tabindex="0" aria-label="${title}">${text}</pre>`;
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll("+", " "));
  } catch {
    return query;
  }
}
