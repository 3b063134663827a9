import { walletRoutes } from "@palier/contract/areas/wallet";
import type { ImportPreview } from "@palier/contract/areas/wallet-import";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { useEffect, useEffectEvent, useState } from "react";
import { call } from "#api/call.ts";
import { type Failure, failureOf } from "#api/failure.ts";
import { rememberTakeOver } from "./take-over.ts";

export interface PreviewedFile {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly content: string;
}

export type PreviewState =
  | { readonly kind: "none" }
  | { readonly kind: "reading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** `isRenewed`: the import by an earlier preview was refused, as records changed. */
  | {
      readonly kind: "shown";
      readonly file: ImportKind;
      readonly preview: ImportPreview;
      readonly isRenewed: boolean;
    };

/**
 * Previews again for another file or kind, and after a refusal of an outdated preview. `onPlan` receives null without a
 * preview.
 */
export function useImportPreview(
  walletId: number,
  file: PreviewedFile | undefined,
  isStale: boolean,
  onPlan: (plan: string | null) => void,
): { readonly state: PreviewState; readonly retry: () => void } {
  const [state, setState] = useState<PreviewState>({ kind: "none" });
  const [round, setRound] = useState(0);
  const [renewed, setRenewed] = useState(0);
  const planned = useEffectEvent(onPlan);
  useEffect(() => {
    if (!isStale) return;
    setRenewed((count) => count + 1);
    setRound((count) => count + 1);
  }, [isStale]);
  const { kind, fileName, content } = file ?? {};
  const isRenewed = useEffectEvent(() => renewed > 0);
  // A new round repeats the request for the same file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round is what changes
  useEffect(() => {
    planned(null);
    if (kind === undefined || fileName === undefined || content === undefined) {
      setState({ kind: "none" });
      return;
    }
    const ending = new AbortController();
    setState({ kind: "reading" });
    const asked = call(walletRoutes.preview, {
      params: { walletId },
      body: { kind, fileName, content },
      signal: ending.signal,
    });
    asked.then(
      (preview) => {
        if (ending.signal.aborted) return;
        rememberTakeOver(preview);
        setState({ kind: "shown", file: kind, preview, isRenewed: isRenewed() });
        planned(preview.plan);
      },
      (error) => {
        if (!ending.signal.aborted) setState({ kind: "failed", failure: failureOf(error) });
      },
    );
    return () => ending.abort();
  }, [walletId, kind, fileName, content, round]);
  return { state, retry: () => setRound((count) => count + 1) };
}
