import { Banner, Button, CodeFailure } from "@palier/ui";
import { apiTexts as texts } from "#api/api.texts.ts";
import { useOnline, useTryAtReturn } from "#api/connection.ts";
import { ApiFailure } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";

interface PartFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What of the part still stands below, as it was read before. */
  readonly kept?: KeptPart | undefined;
}

/** What of a part stays on the screen after it could not be read. */
export interface KeptPart {
  /** In place of « Pas encore chargé », where the network alone is missing. */
  readonly title: string;
  /** Whose it is and when it was read: a sentence. */
  readonly detail: string;
  /** The way to where it is from. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Instead of one part of a screen, or above what is left of it: what went wrong there, and a way on. The rest stays. */
export function PartFailure({ error, onRetry, kept }: PartFailureProps) {
  const isAway = useIsAway(error);
  // What is read through a query comes back with it.
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

/** Whether a part is missing for the network alone, which is said once for the whole page. */
export function useIsAway(error: unknown): boolean {
  const isOnline = useOnline();
  if (isOnline) return false;
  return error instanceof ApiFailure ? error.failure.kind === "offline" : error instanceof CodeFailure;
}

function wordsOf(error: unknown): { readonly title: string; readonly detail: string } {
  if (error instanceof ApiFailure) return failureText(error.failure, "read");
  return error instanceof CodeFailure ? texts.code : texts.broken;
}
