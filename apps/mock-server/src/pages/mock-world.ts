import type { FaultInput, WorldDetail } from "@palier/contract/control";
import { type Html, html } from "./html.ts";
import { mockTexts as texts } from "./pages.texts.ts";

interface Act {
  readonly method: "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
  /** Where to go afterwards; defaults to staying. */
  readonly to?: string;
  readonly look?: string;
}

/** A button with which the page's script calls the control API. Its `id` keeps the focus when the page is renewed. */
export const act = (id: string, label: string, act: Act, pressed?: boolean): Html =>
  html`<button type="button" id="${id}"${act.look && html` class="${act.look}"`}${pressed !== undefined && html` role="switch" aria-checked="${String(pressed)}"`} data-method="${act.method}" data-path="${act.path}"${act.body && html` data-body="${JSON.stringify(act.body)}"`}${act.to && html` data-to="${act.to}"`}>${label}</button>`;

export const badge = (text: string, look: string): Html => html`<span class="badge ${look}">${text}</span>`;

/** Three cards: faults as switches and lines, locks with numbers of connections, the clock. */
export const worldCards = (detail: WorldDetail): Html =>
  html`<div id="cards" class="cards" data-keyed>${faultCard(detail)}${lockCard(detail)}${clockCard(detail)}</div>`;

const presets: Readonly<Record<keyof typeof texts.presets, FaultInput>> = {
  slow: { delayMs: 2000 },
  error: { status: 500 },
  exports: { route: "*.export", status: 503 },
  cut: { cut: true },
  malformed: { malformed: true },
};
const presetNames = ["slow", "error", "exports", "cut", "malformed"] as const;
/** Faults of switches are known by their label. */
const labelOf = (preset: string): string => `page:${preset}`;

function faultCard({ name, faultList, realtimeOnline }: WorldDetail): Html {
  const at = `/__mock/worlds/${name}`;
  const removal = (id: string): Act => ({
    method: "DELETE",
    path: `${at}/faults?id=${encodeURIComponent(id)}`,
  });
  const switches = presetNames.map((preset) => {
    const own = faultList.find(({ label }) => label === labelOf(preset));
    const add: Act = {
      method: "POST",
      path: `${at}/faults`,
      body: { ...presets[preset], label: labelOf(preset) },
    };
    return act(preset, texts.presets[preset], own ? removal(own.id) : add, own !== undefined);
  });
  const realtime: Act = { method: "POST", path: `${at}/realtime`, body: { online: !realtimeOnline } };
  const others = faultList.filter(({ label }) => !presetNames.some((preset) => label === labelOf(preset)));
  const lines = others.map(({ id, calls: _calls, hits, left, route, path, method, ...effect }) => {
    const target = [method, route ?? path ?? texts.everyCall].filter((word) => word !== undefined).join(" ");
    const counts = `${texts.hits}\u00a0: ${hits}${left === null ? "" : `, ${texts.left}\u00a0: ${left}`}`;
    return html`<li><span><code>${target} ${JSON.stringify(effect)}</code> ${counts}</span>${act(`remove-${id}`, texts.remove, removal(id))}</li>`;
  });
  return html`<section id="faults" class="card" data-keyed><h3 id="faults-name">${texts.faults}</h3>
${switches}${act("realtime", texts.realtime, realtime, !realtimeOnline)}
<ul id="other-faults">${lines.length === 0 ? html`<li class="muted">${texts.noFault}</li>` : lines}</ul></section>`;
}

function lockCard({ name, lockList, sockets, pushes }: WorldDetail): Html {
  const lines = lockList.map(
    ({ area, id, email, name: holder, since }) =>
      html`<li><span title="${email}"><code>${area}/${id}</code> ${holder}</span><small>${texts.since} ${timeOf(since)}</small></li>`,
  );
  const drop = act("drop", texts.drop, { method: "POST", path: `/__mock/worlds/${name}/drop-sockets` });
  return html`<section id="locks" class="card"><h3>${texts.locks}</h3>
<ul>${lines.length === 0 ? html`<li class="muted">${texts.noLock}</li>` : lines}</ul>
<p class="muted">${texts.sockets}\u00a0: ${sockets} · ${texts.pushes}\u00a0: ${pushes} ${sockets > 0 && drop}</p></section>`;
}

function clockCard({ name, clock: { now, frozen } }: WorldDetail): Html {
  const set = (body: object): Act => ({ method: "POST", path: `/__mock/worlds/${name}/clock`, body });
  return html`<section id="clock" class="card" data-keyed><h3 id="clock-name">${texts.clock}</h3>
<p id="now">${now.slice(0, 10)} ${timeOf(now)} UTC ${badge(frozen ? texts.frozen : texts.running, frozen ? "warn" : "good")}</p>
${act("freeze", frozen ? texts.run : texts.freeze, set(frozen ? { run: true } : { freeze: true }))}
${act("hour", texts.hour, set({ advanceMs: 3_600_000 }))}
${act("day", texts.day, set({ advanceMs: 86_400_000 }))}</section>`;
}

/** `2026-11-20T09:30:00Z` → `09:30:00` */
export const timeOf = (iso: string): string => iso.slice(11, 19);
