/** The first chunk of the SDK: an app, and who is signed in. Load it lazily, with `import()`. */
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type UserCredential,
} from "firebase/auth";
import type { RealtimeConfig } from "../config.ts";
import type { SignInCall } from "../sign-in.ts";
import type { IdentityDoor } from "../sign-in-runner.ts";

export interface OpenApp {
  readonly app: FirebaseApp;
  readonly identity: IdentityDoor;
  readonly close: () => Promise<void>;
}

let apps = 0;

/** An app of its own, so that the next admin of this page shares nothing with the former. */
export function openApp(config: RealtimeConfig, email: string): OpenApp {
  apps += 1;
  const { apiKey, projectId, databaseURL, appId, messagingSenderId, authEmulator } = config;
  const app = initializeApp(
    {
      apiKey,
      projectId,
      databaseURL,
      ...(appId === undefined ? {} : { appId }),
      ...(messagingSenderId === undefined ? {} : { messagingSenderId }),
    },
    `palier-${apps}`,
  );
  // In memory: each page signs in anew, and nothing of an admin stays behind in the browser.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (authEmulator !== undefined) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return {
    app,
    identity: {
      strategy: config.signIn.strategy,
      call: async (call) => emailOf(await signIn(auth, call, config, email)),
    },
    close: () => deleteApp(app),
  };
}

function signIn(auth: Auth, call: SignInCall, { signIn: given }: RealtimeConfig, email: string) {
  const secret = given.strategy === "shared-secret" ? given.secret : "";
  switch (call) {
    case "custom":
      return signInWithCustomToken(auth, given.strategy === "custom-token" ? given.token : "");
    case "create":
      return createUserWithEmailAndPassword(auth, email, secret);
    case "sign-in":
      return signInWithEmailAndPassword(auth, email, secret);
  }
}

/** The address that the rules see: the token's, for users of custom tokens have no other. */
async function emailOf({ user }: UserCredential): Promise<string> {
  if (user.email !== null) return user.email;
  const { claims } = await user.getIdTokenResult();
  return typeof claims.email === "string" ? claims.email : "";
}
