import type { FaultInput, WorldDetail } from "@palier/contract/control";
import type { PageTexts } from "./page.texts.ts";
import type { PageParts } from "./page-parts.ts";

interface Around {
  /** The world's address in the control API, with what follows. */
  readonly at: (rest?: string) => string;
  readonly button: (text: string, press: () => Promise<unknown>, look?: string) => HTMLElement;
  /** Does something, then shows the world as it is now. */
  readonly act: (press: () => Promise<unknown>) => void;
}

/** Faults, locks and clock of one world on the page. Sent as its own text: it uses nothing from outside. */
export function detailView(
  { el, ask, badge, time }: PageParts,
  texts: PageTexts,
  { at, button, act }: Around,
) {
  const label = "page:";
  const presets: Readonly<Record<Exclude<keyof PageTexts["presets"], "realtime">, FaultInput>> = {
    slow: { delayMs: 2000 },
    error: { status: 500 },
    exports: { route: "*.export", status: 503 },
    cut: { cut: true },
    malformed: { malformed: true },
  };

  const clock = el("div");
  const faults = el("ul", { class: "lines" });
  const locks = el("ul", { class: "lines" });
  const numbers = el("p", { class: "muted" });
  const switches = new Map<string, HTMLInputElement>();

  function switchOf(name: keyof PageTexts["presets"]): HTMLElement {
    const input = document.createElement("input");
    input.type = "checkbox";
    input.setAttribute("role", "switch");
    input.addEventListener("change", () => act(() => flip(name, input.checked)));
    switches.set(name, input);
    return el("label", { class: "switch" }, el("span", {}, texts.presets[name]), input);
  }

  async function flip(name: keyof PageTexts["presets"], on: boolean): Promise<void> {
    if (name === "realtime") await ask("POST", at("/realtime"), { online: !on });
    else if (on) await ask("POST", at("/faults"), { ...presets[name], label: label + name });
    else {
      const { faultList } = await ask<WorldDetail>("GET", at());
      for (const each of faultList.filter((fault) => fault.label === label + name))
        await removeFault(each.id);
    }
  }

  const removeFault = (id: string) => ask("DELETE", at(`/faults?id=${encodeURIComponent(id)}`));

  function show(detail: WorldDetail): void {
    const { now, frozen } = detail.clock;
    const move = (advanceMs: number) => () => ask("POST", at("/clock"), { advanceMs });
    clock.replaceChildren(
      el(
        "p",
        { class: "clock" },
        `${now.slice(0, 10)} ${time(now)} UTC `,
        badge(frozen ? texts.frozen : texts.running, frozen ? "warn" : "good"),
      ),
      button(
        frozen ? texts.run : texts.freeze,
        () => ask("POST", at("/clock"), frozen ? { run: true } : { freeze: true }),
        "small",
      ),
      " ",
      button(texts.hour, move(3_600_000), "small"),
      " ",
      button(texts.day, move(86_400_000), "small"),
    );
    for (const [name, input] of switches) {
      input.checked =
        name === "realtime"
          ? !detail.realtimeOnline
          : detail.faultList.some((each) => each.label === label + name);
    }
    const others = detail.faultList.filter((each) => each.label?.startsWith(label) !== true);
    faults.replaceChildren(
      ...others.map(({ id, calls: _calls, hits, left, route, path, method, ...effect }) => {
        const target = [method, route ?? path ?? texts.everyCall]
          .filter((word) => word !== undefined)
          .join(" ");
        const counts = `${texts.hits}\u00a0: ${hits}${left === null ? "" : `, ${texts.left}\u00a0: ${left}`}`;
        const what = el("span", {}, el("code", {}, `${target} ${JSON.stringify(effect)}`), ` ${counts}`);
        return el(
          "li",
          {},
          what,
          button(texts.remove, () => removeFault(id), "small"),
        );
      }),
      ...(others.length === 0 ? [el("li", { class: "muted" }, texts.noFault)] : []),
    );
    locks.replaceChildren(
      ...detail.lockList.map((lock) => {
        const record = el("code", {}, `${lock.area}/${lock.id}`);
        return el(
          "li",
          {},
          el("span", { title: lock.email }, record, ` ${lock.name}`),
          el("span", { class: "muted number" }, `${texts.since} ${time(lock.since)}`),
        );
      }),
      ...(detail.lockList.length === 0 ? [el("li", { class: "muted" }, texts.noLock)] : []),
    );
    numbers.replaceChildren(
      `${texts.sockets}\u00a0: ${detail.sockets} · ${texts.pushes}\u00a0: ${detail.pushes} `,
    );
    if (detail.sockets > 0)
      numbers.append(button(texts.drop, () => ask("POST", at("/drop-sockets")), "small"));
  }

  const names = ["slow", "error", "exports", "cut", "malformed", "realtime"] as const;
  const card = (title: string, ...children: readonly Node[]) =>
    el("section", { class: "card" }, el("header", {}, el("h3", {}, title)), ...children);
  const cards = el(
    "div",
    { class: "cards" },
    card(texts.faults, ...names.map(switchOf), faults),
    card(texts.locks, locks, numbers),
    card(texts.clock, clock),
  );
  return { element: cards, show };
}

export type DetailView = ReturnType<typeof detailView>;
