import { check } from "@palier/contract";
import { credentials } from "@palier/contract/areas/session";
import { EmailInput, Field, LoadingButton, PasswordInput, RequiredLegend, wrongFields } from "@palier/ui";
import { useEffect, useRef, useState } from "react";
import type { SessionState } from "#api/session-state.ts";
import { sessionTexts as texts } from "./session.texts.ts";

interface CredentialsFormProps {
  readonly session: SessionState;
  readonly onEnter: (email: string, password: string) => Promise<void>;
}

/** The e-mail is prefilled after an expired session. */
export function CredentialsForm({ session, onEnter }: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(session.kind === "expired" ? session.email : "");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [checks, setChecks] = useState(0);
  const { kind } = session;
  useEffect(() => {
    // Nothing stays for the computer's next user.
    if (kind === "signed-out-elsewhere") setEmail("");
  }, [kind]);
  const check = (): boolean => {
    const found = checkCredentials(email, password);
    setErrors(found);
    setChecks((before) => before + 1);
    const first = Object.keys(found)[0];
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first === undefined;
  };
  const wrong = Object.keys(errors).length;
  return (
    <form ref={form} className="sign-in__form" noValidate onSubmit={(event) => event.preventDefault()}>
      <RequiredLegend />
      {/* If the first wrong field already has focus, nothing else would be announced. */}
      <p role="status" className="ui-hidden">
        {/* A new element at each press: unchanged text is not announced. */}
        {wrong === 0 ? null : <span key={checks}>{wrongFields(wrong)}</span>}
      </p>
      <Field label={texts.email} error={errors.email} required>
        <EmailInput name="email" autoComplete="username" value={email} onValueChange={setEmail} />
      </Field>
      <Field label={texts.password} error={errors.password} required>
        <PasswordInput name="password" value={password} onValueChange={setPassword} />
      </Field>
      <LoadingButton type="submit" check={check} onPress={() => onEnter(email.trim(), password)}>
        {texts.signIn}
      </LoadingButton>
    </form>
  );
}

function checkCredentials(email: string, password: string): Readonly<Record<string, string>> {
  const checked = check(credentials, { email, password });
  if (checked.ok) return {};
  const found = new Map<string, string>();
  for (const { path, message } of checked.errors) if (!found.has(path)) found.set(path, message);
  return Object.fromEntries(found);
}
