import type { ControlClient, WorldDetail, WorldSummary } from "@palier/contract/control";
import { defaultWorld, isWorldName } from "../worlds/world-name.ts";
import { framed, type Html, html, style } from "./html.ts";
import { callView, journalView } from "./mock-journal.ts";
import { act, badge, worldCards } from "./mock-world.ts";
import { fileUrl } from "./page-files.ts";
import { docsTexts, mockTexts as texts } from "./pages.texts.ts";

/**
 * `/__mock` as HTML: the worlds, and of the one that `?world=` names its faults, locks, clock and last calls.
 * `?q=` filters these by method, path, route, status or admin; `?call=42` shows one of them with its bodies. A world
 * that is not there is replaced by the default one, and the page says so.
 */
export async function mockPage(client: ControlClient, asked: URLSearchParams): Promise<string> {
  const named = asked.get("world") ?? defaultWorld;
  const worlds = await client.worlds();
  const isThere = worlds.some(({ name }) => name === named) && isWorldName(named);
  const world = client.world(isThere ? named : defaultWorld);
  const detail = await world.detail();
  const call = Number(asked.get("call") ?? 0);
  const { entries, last } = await world.journal(call > 0 ? { since: call - 1 } : {});
  const main = html`<main id="contenu" tabindex="-1" data-keyed data-world="${detail.name}" data-last="${last}" data-lost="${texts.lost}">
<h2 id="name">${detail.name}</h2>${actions(detail)}${worldCards(detail)}
${call > 0 ? callView(detail.name, call, entries[0]) : journalView(detail.name, entries, asked.get("q") ?? "")}</main>`;
  const links = [
    { url: "/", name: texts.app },
    { url: "/docs", name: docsTexts.api },
    { url: "/docs/mock", name: docsTexts.control },
  ];
  const styles = [fileUrl("page.css"), fileUrl("mock.css")].map(style);
  const head = html`${styles}<script src="${fileUrl("mock.js")}" type="module"></script>`;
  return framed(
    { title: texts.title, skip: texts.skip, head, links },
    html`<noscript><p class="alert">${texts.noScript}</p></noscript>
<p id="alert" class="alert" role="alert"${isThere && html` hidden`}>${!isThere && texts.noWorld(named)}</p>
<div class="frame"><nav aria-label="${texts.worlds}"><h3>${texts.worlds}</h3>
<ul id="worlds" data-keyed>${worlds.map((each) => worldLink(each, each.name === detail.name))}</ul></nav>
${main}</div>`,
  );
}

function worldLink({ name, calls, faults, locks, sockets }: WorldSummary, isShown: boolean): Html {
  const facts = [
    `${texts.calls}\u00a0: ${calls}`,
    faults > 0 && `${texts.faults}\u00a0: ${faults}`,
    locks > 0 && `${texts.locks}\u00a0: ${locks}`,
  ];
  return html`<li id="world-${name}"><a id="to-${name}" href="/__mock?world=${name}"${isShown && html` aria-current="page"`}>
<b>${name}</b>${sockets > 0 && badge(String(sockets), "good")}
<small>${facts.filter((fact) => fact !== false).join(" · ")}</small></a></li>`;
}

function actions({ name }: WorldDetail): Html {
  const at = `/__mock/worlds/${name}`;
  return html`<div id="actions" class="bar"><a class="button primary" href="${at}/open?to=/admin/">${texts.open}</a>
<a class="button" href="${at}/snapshot" download="${name}.json">${texts.save}</a>
<label class="button">${texts.restore}<input type="file" accept="application/json" data-path="${at}/snapshot"></label>
${act("reset", texts.reset, { method: "POST", path: `${at}/reset` })}
${name !== defaultWorld && act("close", texts.close, { method: "DELETE", path: at, to: "/__mock", look: "danger" })}</div>`;
}
