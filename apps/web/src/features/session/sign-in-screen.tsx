import { Banner, BrandMark, Button } from "@palier/ui";
import { useCallback, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type Failure, failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { followSession, resumeSession, signIn, useSession } from "#api/session.ts";
import type { SessionState } from "#api/session-state.ts";
import { sessionStore } from "#api/session-store.ts";
import { enterByPress } from "#navigation/focus.ts";
import { paths, returnPath } from "#navigation/paths.ts";
import { useAlive } from "#navigation/use-alive.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { sessionTexts as texts } from "./session.texts.ts";

/** Then back to the requested page (A08). */
export function SignInScreen() {
  const session = useSession();
  const { failure, enter, goOn, resume } = useEntrance();
  useEffect(() => {
    document.title = `${texts.title} – Palier`;
  }, []);
  useNoWayBackAfterSignOut(session);
  const back = session.kind === "expired" && session.isBack === true ? session.email : undefined;
  useEffect(() => {
    if (back !== undefined) void resume(back);
  }, [back, resume]);
  const said = failure === undefined ? undefined : failureText(failure);
  return (
    <main className="sign-in">
      <div className="sign-in__box">
        <BrandMark size={40} />
        <h1>{texts.welcome}</h1>
        <SessionEnd session={session} onGoOn={() => void goOn()} />
        {said === undefined ? null : (
          <Banner tone="danger" role="alert" title={said.title}>
            {said.detail}
          </Banner>
        )}
        <CredentialsForm session={session} onEnter={enter} />
      </div>
    </main>
  );
}

function useEntrance() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();
  const alive = useAlive();
  const place = returnPath(params.get("retour"));
  const comeIn = useCallback(
    async (way: () => Promise<void>): Promise<void> => {
      try {
        await way();
        // Two ways may be under way: the later answer must not lead back from where the admin has gone on.
        if (!alive.current || sessionStore.get().kind !== "signed-in") return;
        enterByPress();
        await navigate(place, { replace: true });
      } catch (error) {
        setFailure(failureOf(error));
      }
    },
    [navigate, place, alive],
  );
  const resume = useCallback((email: string) => comeIn(() => resumeSession(email)), [comeIn]);
  const enter = (email: string, password: string): Promise<void> => {
    setFailure(undefined);
    return comeIn(() => signIn(email, password));
  };
  return { failure, enter, goOn: () => comeIn(followSession), resume };
}

/** When the session was signed out, not expired (A23). */
function useNoWayBackAfterSignOut({ kind }: SessionState): void {
  const navigate = useNavigate();
  const wasLeft = kind === "signed-out-elsewhere";
  useEffect(() => {
    if (wasLeft) void navigate(paths.signIn, { replace: true });
  }, [wasLeft, navigate]);
}

interface SessionEndProps {
  readonly session: SessionState;
  readonly onGoOn: () => void;
}

/** The session expired (A08), or belongs to another admin (A13). */
function SessionEnd({ session, onGoOn }: SessionEndProps) {
  if (session.kind === "expired" || session.kind === "signed-out-elsewhere")
    return (
      <Banner tone="info" role="status">
        {session.kind === "expired" ? texts.expired : texts.signedOutElsewhere}
      </Banner>
    );
  if (session.kind !== "changed") return null;
  const name = `${session.admin.firstName} ${session.admin.lastName}`;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={texts.changed(name)}
      actions={<Button onClick={onGoOn}>{texts.goOnAs(name)}</Button>}
    >
      {texts.changedDetail}
    </Banner>
  );
}
