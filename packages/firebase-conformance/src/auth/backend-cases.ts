import { signInWithCustomToken, signInWithEmailAndPassword } from "firebase/auth";
import type { AuthCase } from "./ask.ts";
import { nextSecond } from "./sign-in-cases.ts";

const uid = "admin-7";
const email = "jeanne@palier.fr";
const password = "a secret that all admins share";
const claims = { adminEmail: email, adminName: "Jeanne Martin" };

export const backendCases: readonly AuthCase[] = [
  {
    name: "createUser, getUser, getUserByEmail, deleteUser",
    run: async (ask) => {
      await ask.backend("nobody by id", (auth) => auth.getUser(uid));
      await ask.backend("nobody by address", (auth) => auth.getUserByEmail(email));
      await ask.backend("create with an id alone", (auth) => auth.createUser({ uid }));
      await ask.backend("create the same id", (auth) => auth.createUser({ uid }));
      await ask.backend("create with an address", (auth) =>
        auth.createUser({ uid: "admin-8", email: "Jeanne@Palier.fr", password, displayName: "Jeanne" }),
      );
      await ask.backend("create the same address", (auth) => auth.createUser({ email, password }));
      await ask.backend("create with an address, without an id", (auth) =>
        auth.createUser({ email: "karim@palier.fr", password, disabled: true }),
      );
      await ask.backend("get by id", (auth) => auth.getUser(uid));
      await ask.backend("get by address", (auth) => auth.getUserByEmail("JEANNE@palier.fr"));
      await ask.backend("get several", (auth) => auth.getUsers([{ uid }, { email }, { uid: "admin-none" }]));
      await ask.backend("delete", (auth) => auth.deleteUser(uid));
      await ask.backend("delete again", (auth) => auth.deleteUser(uid));
      await ask.backend("short password", (auth) =>
        auth.createUser({ email: "z@palier.fr", password: "abc" }),
      );
    },
  },
  {
    name: "updateUser: another address, another password, disabled",
    run: async (ask) => {
      await ask.backend("nobody", (auth) => auth.updateUser(uid, { disabled: true }));
      await ask.backend("create", (auth) => auth.createUser({ uid, email, password }));
      await ask.backend("create another", (auth) =>
        auth.createUser({ uid: "admin-8", email: "b@palier.fr", password }),
      );
      await ask.backend("a taken address", (auth) => auth.updateUser(uid, { email: "b@palier.fr" }));
      const { idToken } = await ask.client("sign in", "accounts:signInWithPassword", { email, password });
      await nextSecond();
      await ask.backend("another address", (auth) => auth.updateUser(uid, { email: "New@palier.fr" }));
      await ask.client("the old token", "accounts:lookup", { idToken });
      await ask.client("the old address", "accounts:signInWithPassword", { email, password });
      await ask.client("the new address", "accounts:signInWithPassword", {
        email: "new@palier.fr",
        password,
      });
      await ask.backend("another password", (auth) => auth.updateUser(uid, { password: "another secret" }));
      await ask.client("the old password", "accounts:signInWithPassword", {
        email: "new@palier.fr",
        password,
      });
      const now = { email: "new@palier.fr", password: "another secret" };
      await ask.client("the new password", "accounts:signInWithPassword", now);
      await ask.backend("disable", (auth) => auth.updateUser(uid, { disabled: true }));
      await ask.client("disabled, right password", "accounts:signInWithPassword", now);
      await ask.client("disabled, wrong password", "accounts:signInWithPassword", { ...now, password: "no" });
      await ask.backend("let in again", (auth) => auth.updateUser(uid, { disabled: false }));
      await ask.client("let in again, sign in", "accounts:signInWithPassword", now);
    },
  },
  {
    name: "setCustomUserClaims",
    run: async (ask) => {
      await ask.backend("nobody", (auth) => auth.setCustomUserClaims(uid, claims));
      await ask.backend("create", (auth) => auth.createUser({ uid, email, password }));
      const first = await ask.client("before", "accounts:signInWithPassword", { email, password });
      await ask.backend("set", (auth) => auth.setCustomUserClaims(uid, claims));
      await ask.backend("get", (auth) => auth.getUser(uid));
      const renewing = { grant_type: "refresh_token", refresh_token: String(first.refreshToken) };
      await ask.refresh("renewed after", renewing);
      await ask.sdk("SDK: claims", async (auth) => {
        const { user } = await signInWithEmailAndPassword(auth, email, password);
        const { adminEmail, adminName } = (await user.getIdTokenResult()).claims;
        return { adminEmail, adminName };
      });
      await ask.owner("a reserved claim", "accounts:update", {
        localId: uid,
        customAttributes: JSON.stringify({ sub: "another" }),
      });
      await ask.owner("too many", "accounts:update", {
        localId: uid,
        customAttributes: JSON.stringify({ text: "x".repeat(1_001) }),
      });
      await ask.backend("take back", (auth) => auth.setCustomUserClaims(uid, null));
      await ask.refresh("renewed after taking back", renewing);
    },
  },
  {
    name: "revokeRefreshTokens",
    run: async (ask) => {
      await ask.backend("nobody", (auth) => auth.revokeRefreshTokens(uid));
      await ask.backend("create", (auth) => auth.createUser({ uid, email, password }));
      const held = await ask.client("sign in", "accounts:signInWithPassword", { email, password });
      await nextSecond();
      await ask.backend("revoke", (auth) => auth.revokeRefreshTokens(uid));
      await ask.client("look up with the old token", "accounts:lookup", { idToken: held.idToken });
      const renewing = { grant_type: "refresh_token", refresh_token: String(held.refreshToken) };
      await ask.refresh("renew the old token", renewing);
      await ask.client("sign in again", "accounts:signInWithPassword", { email, password });
      await ask.backend("delete", (auth) => auth.deleteUser(uid));
      await ask.refresh("renew once deleted", renewing);
      await ask.client("look up once deleted", "accounts:lookup", { idToken: held.idToken });
    },
  },
  {
    name: "a custom token of an account",
    run: async (ask) => {
      await ask.backend("create", (auth) => auth.createUser({ uid }));
      const token = await custom(ask);
      const { idToken, refreshToken } = await ask.client("use", "accounts:signInWithCustomToken", { token });
      await ask.client("look oneself up", "accounts:lookup", { idToken });
      await ask.refresh("renew", { grant_type: "refresh_token", refresh_token: String(refreshToken) });
      await ask.client("use again", "accounts:signInWithCustomToken", { token });
      await ask.sdk("SDK", async (auth) => {
        const { user } = await signInWithCustomToken(auth, String(token));
        const { adminEmail, adminName } = (await user.getIdTokenResult()).claims;
        return { uid: user.uid, email: user.email, adminEmail, adminName };
      });
      await ask.backend("get", (auth) => auth.getUser(uid));
      await ask.backend("disable", (auth) => auth.updateUser(uid, { disabled: true }));
      await ask.client("disabled", "accounts:signInWithCustomToken", { token });
      await ask.refresh("disabled, renew", {
        grant_type: "refresh_token",
        refresh_token: String(refreshToken),
      });
      await ask.client("nonsense", "accounts:signInWithCustomToken", { token: "nonsense" });
      await ask.client("nothing", "accounts:signInWithCustomToken", {});
    },
  },
  {
    name: "a custom token of an account that does not exist, where anyone may sign up",
    run: async (ask) => {
      const token = await custom(ask);
      const { idToken } = await ask.client("use", "accounts:signInWithCustomToken", { token });
      await ask.client("look oneself up", "accounts:lookup", { idToken });
      await ask.backend("get", (auth) => auth.getUser(uid));
    },
  },
  {
    name: "a project with sign-up switched off",
    settings: { signUp: false },
    run: async (ask) => {
      await ask.client("sign up", "accounts:signUp", { email, password, returnSecureToken: true });
      const token = await custom(ask);
      await ask.client("a custom token of nobody", "accounts:signInWithCustomToken", { token });
      await ask.backend("create by the backend", (auth) => auth.createUser({ uid: "admin-8" }));
      const other = await custom(ask, "admin-8");
      await ask.client("a custom token of an account", "accounts:signInWithCustomToken", { token: other });
    },
  },
  {
    name: "a backend that does not own the project",
    run: async (ask) => {
      const at = "identitytoolkit.googleapis.com/v1/projects/{project}/accounts:lookup";
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ localId: [uid] });
      await ask.http("without a credential", at, { method: "POST", headers, body });
      await ask.http("with another credential", at, {
        method: "POST",
        headers: { ...headers, authorization: "Bearer someone" },
        body,
      });
      await ask.owner("without an id", "accounts:update", {});
      await ask.owner("delete without an id", "accounts:delete", {});
      await ask.owner("a wrong type", "accounts", { localId: 7 });
    },
  },
];

/** Not compared, since it contains the current time. */
async function custom(ask: Parameters<AuthCase["run"]>[0], of = uid): Promise<string | undefined> {
  let token: string | undefined;
  await ask.backend(`make a token of ${of}`, async (auth) => {
    token = await auth.createCustomToken(of, claims);
    return token.split(".").length;
  });
  return token;
}
