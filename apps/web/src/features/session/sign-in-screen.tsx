import {
  Banner,
  BrandMark,
  Button,
  EmailInput,
  Field,
  LoadingButton,
  PasswordInput,
  RequiredLegend,
} from "@palier/ui";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { type Failure, failureOf } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { followSession, signIn, useSession } from "#api/session.ts";
import type { SessionState } from "#api/session-store.ts";
import { enterByPress } from "#navigation/focus.ts";
import { paths, returnPath } from "#navigation/paths.ts";
import { checkCredentials } from "./check-credentials.ts";
import { sessionTexts as texts } from "./session.texts.ts";

/** Sign-in: e-mail and password, then back to the place that asked for it (A08). */
export function SignInScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(session.kind === "expired" ? session.email : "");
  const [password, setPassword] = useState("");
  const { kind } = session;
  useEffect(() => {
    // Whoever signed out leaves nothing for the next one at this computer.
    if (kind === "signed-out-elsewhere") setEmail("");
  }, [kind]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    document.title = `${texts.title} – Palier`;
  }, []);

  const wasLeft = session.kind === "signed-out-elsewhere";
  useEffect(() => {
    // Drops the place of a session that was seen to end before its sign-out was known (A23).
    if (wasLeft) void navigate(paths.signIn, { replace: true });
  }, [wasLeft, navigate]);

  const check = (): boolean => {
    const found = checkCredentials(email, password);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first === undefined;
  };
  const enter = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await signIn(email.trim(), password);
      enterByPress();
      await navigate(returnPath(params.get("retour")), { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  const goOn = async (): Promise<void> => {
    try {
      await followSession();
      enterByPress();
      await navigate(returnPath(params.get("retour")), { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
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
        <form ref={form} className="sign-in__form" noValidate onSubmit={(event) => event.preventDefault()}>
          <RequiredLegend />
          <Field label={texts.email} error={errors.email} required>
            <EmailInput name="email" autoComplete="username" value={email} onValueChange={setEmail} />
          </Field>
          <Field label={texts.password} error={errors.password} required>
            <PasswordInput name="password" value={password} onValueChange={setPassword} />
          </Field>
          <LoadingButton type="submit" check={check} onPress={enter}>
            {texts.signIn}
          </LoadingButton>
        </form>
      </div>
    </main>
  );
}

interface SessionEndProps {
  readonly session: SessionState;
  readonly onGoOn: () => void;
}

/** Why the user is here in mid-work: the session ended (A08), or belongs to another admin now (A13). */
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
