import type { PushState } from "@palier/firebase-kit/react";
import { pushTexts as texts } from "./push.texts.ts";

export function pushStateText(state: PushState): string {
  const endsNow = (state.kind === "working" || state.kind === "failed") && state.step === "switch-off";
  if (state.kind === "unsupported" && !window.isSecureContext) return texts.needsHttps;
  if (!endsNow) return texts.states[state.kind];
  return state.kind === "working" ? texts.endsNow : texts.notEnded;
}
