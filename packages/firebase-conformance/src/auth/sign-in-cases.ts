import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from "firebase/auth";
import type { AuthCase } from "./ask.ts";

const email = "Jeanne@Palier.fr";
const password = "a secret that all admins share";
const account = { email, password, returnSecureToken: true };

/** Google rounds revocation times down to seconds. */
export const nextSecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1_100));

const passwords = (hidesEmails: boolean): AuthCase => ({
  name: hidesEmails
    ? "an address and a password, where the project hides which part is wrong"
    : "an address and a password, where the project names the wrong part",
  settings: { hidesEmails },
  run: async (ask) => {
    await ask.client("unknown address", "accounts:signInWithPassword", account);
    await ask.client("sign up", "accounts:signUp", account);
    await ask.client("sign up again", "accounts:signUp", account);
    await ask.client("wrong password", "accounts:signInWithPassword", { ...account, password: "other one" });
    const { idToken } = await ask.client("right password", "accounts:signInWithPassword", account);
    await ask.client("look oneself up", "accounts:lookup", { idToken });
    await ask.sdk("SDK: unknown address", (auth) =>
      signInWithEmailAndPassword(auth, "nobody@palier.fr", password),
    );
    await ask.sdk("SDK: wrong password", (auth) => signInWithEmailAndPassword(auth, email, "another one"));
    await ask.sdk("SDK: right password", async (auth) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return { uid: user.uid, email: user.email, anonymous: user.isAnonymous };
    });
    await ask.sdk("SDK: taken address", (auth) => createUserWithEmailAndPassword(auth, email, password));
    await ask.sdk("SDK: sign out", (auth) => signOut(auth));
  },
});

export const signInCases: readonly AuthCase[] = [
  passwords(true),
  passwords(false),
  {
    name: "addresses and passwords that are none",
    run: async (ask) => {
      for (const call of ["accounts:signUp", "accounts:signInWithPassword"]) {
        await ask.client(`${call}, no address`, call, { password, returnSecureToken: true });
        await ask.client(`${call}, empty address`, call, { ...account, email: "" });
        await ask.client(`${call}, wrong address`, call, { ...account, email: "no address" });
        await ask.client(`${call}, no password`, call, { email, returnSecureToken: true });
        await ask.client(`${call}, empty password`, call, { ...account, password: "" });
        await ask.client(`${call}, short password`, call, { ...account, password: "short" });
      }
      await ask.client("nothing at all", "accounts:signUp", {});
      for (const [step, address, secret] of [
        ["SDK: short password", email, "short"],
        ["SDK: no password", email, ""],
        ["SDK: wrong address", "no address", password],
      ] as const)
        await ask.sdk(step, (auth) => createUserWithEmailAndPassword(auth, address, secret));
    },
  },
  {
    name: "a token that is renewed",
    run: async (ask) => {
      const { refreshToken } = await ask.client("sign up", "accounts:signUp", account);
      const renewing = { grant_type: "refresh_token", refresh_token: String(refreshToken) };
      const { id_token: idToken } = await ask.refresh("renew", renewing);
      await ask.client("look up with the new one", "accounts:lookup", { idToken });
      await ask.refresh("renew with nonsense", { ...renewing, refresh_token: "nonsense" });
      await ask.refresh("renew with nothing", { grant_type: "refresh_token" });
      await ask.refresh("another grant", { ...renewing, grant_type: "password" });
      await ask.refresh("no grant", {});
      await ask.client("look up with nonsense", "accounts:lookup", { idToken: "nonsense" });
      await ask.client("look up with nothing", "accounts:lookup", {});
    },
  },
  {
    name: "what is no call",
    run: async (ask) => {
      const at = "identitytoolkit.googleapis.com/v1/accounts:signUp";
      const headers = { "content-type": "application/json" };
      await ask.http("no JSON", `${at}?key={key}`, { method: "POST", headers, body: "no json" });
      await ask.http("no key", at, { method: "POST", headers, body: "{}" });
      await ask.http("another method", `${at}?key={key}`, { method: "GET" });
      await ask.http("unknown call", `${at.replace("signUp", "nothing")}?key={key}`, {
        method: "POST",
        headers,
        body: "{}",
      });
    },
  },
];
