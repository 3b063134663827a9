import { Banner, Button, CodeFailure } from "@palier/ui";
import { apiTexts as texts } from "#api/api.texts.ts";
import { useOnline, useTryAtReturn } from "#api/connection.ts";
import { ApiFailure } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";

interface PartFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly kept?: KeptPart | undefined;
}

export interface KeptPart {
  /** Replaces « Pas encore chargé » when only the network is missing. */
  readonly title: string;
  readonly detail: string;
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** In place of a part, or above its remains. */
export function PartFailure({ error, onRetry, kept }: PartFailureProps) {
  const isAway = useIsAway(error);
  // Queries retry by themselves.
  useTryAtReturn(error instanceof CodeFailure ? onRetry : undefined);
  const said = isAway ? texts.away : wordsOf(error);
  const title = isAway && kept !== undefined ? kept.title : said.title;
  const detail = kept === undefined ? said.detail : `${kept.detail} ${said.detail}`;
  return (
    <Banner
      tone={isAway ? "info" : "danger"}
      role={isAway ? "status" : "alert"}
      title={title}
      actions={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          {kept?.back === undefined ? null : (
            <Button variant="ghost" onClick={kept.back.onPress}>
              {kept.back.label}
            </Button>
          )}
          {isAway || error instanceof ApiFailure ? null : (
            <Button variant="ghost" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
          )}
        </>
      }
    >
      {detail}
    </Banner>
  );
}

/** Only the network is missing, which the page says once. */
export function useIsAway(error: unknown): boolean {
  const isOnline = useOnline();
  if (isOnline) return false;
  return error instanceof ApiFailure ? error.failure.kind === "offline" : error instanceof CodeFailure;
}

function wordsOf(error: unknown): { readonly title: string; readonly detail: string } {
  if (error instanceof ApiFailure) return failureText(error.failure, "read");
  return error instanceof CodeFailure ? texts.code : texts.broken;
}
