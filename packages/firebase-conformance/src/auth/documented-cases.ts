/** The code of docs/firebase.md, with the embedded database for both services. */
import { signInWithCustomToken, signInWithEmailAndPassword } from "firebase/auth";
import { letIn, putAccount, shutOut, signInToken } from "../../examples/accounts.ts";
import type { AuthCase } from "./ask.ts";
import { nextSecond } from "./sign-in-cases.ts";

const jeanne = { id: 1, email: "Jeanne.Martin@example.org", firstName: "Jeanne", lastName: "Martin" };
const secret = "a secret that all admins share";
const later = "the next secret";

export const documentedCases: readonly AuthCase[] = [
  {
    name: "docs/firebase.md, custom-token: signed in, shut out, let in again",
    settings: { signUp: false },
    run: async (ask) => {
      await ask.backend("shut out who never signed in", () => shutOut(jeanne));
      await ask.backend("let in who never signed in", () => letIn(jeanne));
      await ask.sdk("sign in", async (auth) => {
        const { user } = await signInWithCustomToken(auth, await signInToken(jeanne));
        return (await user.getIdTokenResult()).claims;
      });
      await ask.sdk("sign in with the next answer's token", async (auth) => {
        const { user } = await signInWithCustomToken(
          auth,
          await signInToken({ ...jeanne, lastName: "Petit" }),
        );
        return (await user.getIdTokenResult()).claims;
      });
      await ask.backend("shut out", () => shutOut(jeanne));
      await ask.sdk("renew the token", async (auth) => auth.currentUser?.getIdToken(true));
      await ask.sdk("sign in, shut out", async (auth) =>
        signInWithCustomToken(auth, await signInToken(jeanne)),
      );
      await ask.backend("let in", () => letIn(jeanne));
      await ask.sdk("sign in, let in", async (auth) => {
        const { user } = await signInWithCustomToken(auth, await signInToken(jeanne));
        return user.uid;
      });
    },
  },
  {
    name: "docs/firebase.md, shared-secret: an account made, its address corrected, the secret changed",
    settings: { signUp: false },
    run: async (ask) => {
      const signIn = (step: string, email: string, password: string) =>
        ask.sdk(step, async (auth) => {
          const { user } = await signInWithEmailAndPassword(auth, email, password);
          return (await user.getIdTokenResult()).claims;
        });
      await signIn("before there is an account", jeanne.email, secret);
      await ask.backend("make", () => putAccount(jeanne, secret));
      await signIn("sign in", jeanne.email, secret);
      await nextSecond();
      const corrected = { ...jeanne, email: "jeanne.petit@example.org", lastName: "Petit" };
      await ask.backend("correct the address and the name", () => putAccount(corrected, secret));
      await signIn("the former address", jeanne.email, secret);
      await signIn("the corrected address", corrected.email, secret);
      await ask.backend("change the secret", () => putAccount(corrected, later));
      await signIn("the former secret", corrected.email, secret);
      await signIn("the next secret", corrected.email, later);
      await ask.backend("shut out", () => shutOut(corrected));
      await signIn("sign in, shut out", corrected.email, later);
      await ask.backend("let in", () => letIn(corrected));
      await signIn("sign in, let in", corrected.email, later);
    },
  },
];
