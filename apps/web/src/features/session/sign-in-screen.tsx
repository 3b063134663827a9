import { Banner, BrandMark, Button } from "@palier/ui";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type Failure, failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { followSession, signIn, useSession } from "#api/session.ts";
import type { SessionState } from "#api/session-state.ts";
import { enterByPress } from "#navigation/focus.ts";
import { paths, returnPath } from "#navigation/paths.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { sessionTexts as texts } from "./session.texts.ts";

/** Then back to the requested page (A08). */
export function SignInScreen() {
  const session = useSession();
  const { failure, enter, goOn } = useEntrance();
  useEffect(() => {
    document.title = `${texts.title} – Palier`;
  }, []);
  useNoWayBackAfterSignOut(session);
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
  const comeIn = async (way: () => Promise<void>): Promise<void> => {
    try {
      await way();
      enterByPress();
      await navigate(returnPath(params.get("retour")), { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  const enter = (email: string, password: string): Promise<void> => {
    setFailure(undefined);
    return comeIn(() => signIn(email, password));
  };
  return { failure, enter, goOn: () => comeIn(followSession) };
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
