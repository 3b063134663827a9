import type { FaultInput, WorldDetail } from "@palier/contract/control";
import type { PageTexts } from "./page.texts.ts";
import type { WorldAccess } from "./page-acts.ts";
import type { PageParts } from "./page-parts.ts";

type FaultLine = WorldDetail["faultList"][number];

interface Around extends Pick<WorldAccess, "at" | "act"> {
  readonly remove: (faultId: string) => Promise<unknown>;
}

/** Recognizes faults by label. Self-contained, see `sentFunctions`. */
export function faultSwitches({ el, ask }: PageParts, texts: PageTexts, { at, act, remove }: Around) {
  type Preset = keyof PageTexts["presets"];
  const label = "page:";
  const presets: Readonly<Record<Exclude<Preset, "realtime">, FaultInput>> = {
    slow: { delayMs: 2000 },
    error: { status: 500 },
    exports: { route: "*.export", status: 503 },
    cut: { cut: true },
    malformed: { malformed: true },
  };
  const names = ["slow", "error", "exports", "cut", "malformed", "realtime"] as const;
  const switches = new Map<Preset, HTMLInputElement>();

  async function flip(name: Preset, on: boolean): Promise<void> {
    if (name === "realtime") await ask("POST", at("/realtime"), { online: !on });
    else if (on) await ask("POST", at("/faults"), { ...presets[name], label: label + name });
    else {
      const { faultList } = await ask<WorldDetail>("GET", at());
      for (const each of faultList.filter((fault) => fault.label === label + name)) await remove(each.id);
    }
  }

  function switchOf(name: Preset): HTMLElement {
    const input = document.createElement("input");
    input.type = "checkbox";
    input.setAttribute("role", "switch");
    input.addEventListener("change", () => act(() => flip(name, input.checked)));
    switches.set(name, input);
    return el("label", { class: "switch" }, el("span", {}, texts.presets[name]), input);
  }

  function show({ faultList, realtimeOnline }: WorldDetail): void {
    for (const [name, input] of switches) {
      input.checked =
        name === "realtime" ? !realtimeOnline : faultList.some((each) => each.label === label + name);
    }
  }

  const isOfSwitch = (fault: FaultLine): boolean => fault.label?.startsWith(label) === true;

  return { elements: names.map(switchOf), show, isOfSwitch };
}
