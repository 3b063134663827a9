import { useEffect, useState } from "react";
import { mediaAddress } from "#api/address.ts";
import { isPdfFile } from "#api/pdf-file.ts";

interface Proof {
  readonly url: string;
  readonly mimeType: string;
}

/**
 * Residents send these files: only a PDF of our own server, verified by its bytes, is unsandboxed, as
 * browsers show none in a sandbox.
 */
export function useProofFrame(proof: Proof | null | undefined): {
  src: string | undefined;
  sandboxed: boolean;
} {
  const src = proof ? mediaAddress(proof.url) : undefined;
  const asked = proof?.mimeType === "application/pdf" && proof.url.startsWith("/") ? src : undefined;
  const [judged, setJudged] = useState<{ readonly address: string; readonly isPdf: boolean }>();
  useEffect(() => {
    if (asked === undefined) return undefined;
    const leaving = new AbortController();
    void isPdfFile(asked, leaving.signal).then((isPdf) => {
      if (!leaving.signal.aborted) setJudged({ address: asked, isPdf });
    });
    return () => leaving.abort();
  }, [asked]);
  if (asked === undefined) return { src, sandboxed: true };
  return judged?.address === asked ? { src, sandboxed: !judged.isPdf } : { src: undefined, sandboxed: true };
}
