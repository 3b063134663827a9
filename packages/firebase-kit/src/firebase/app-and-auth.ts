/** The SDK's first chunk: sign-in. Import lazily. */
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type User,
} from "firebase/auth";
import type { Stop } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig, SignInStrategy } from "../config.ts";

export interface OpenApp {
  readonly app: FirebaseApp;
  /** Returns the backend's claims, the only identity that the rules trust (L12). */
  readonly signIn: (strategy: SignInStrategy, email: string) => Promise<Claims>;
  /** For instance, a token cannot be renewed. */
  readonly watchLoss: (tell: () => void) => Stop;
  readonly close: () => Promise<void>;
}

export interface Claims {
  readonly id: number | string | undefined;
  readonly email: string | undefined;
  readonly name: string | undefined;
}

let apps = 0;

/** A separate app, so that successive admins share nothing. */
export function openApp(config: RealtimeConfig): OpenApp {
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
  // In memory: leaves nothing of an admin in the browser.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (authEmulator !== undefined) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  return {
    app,
    signIn: async (strategy, email) => {
      const { user } =
        strategy.strategy === "custom-token"
          ? await signInWithCustomToken(auth, strategy.token)
          : await signInWithEmailAndPassword(auth, email, strategy.secret);
      return claimsOf(user);
    },
    watchLoss: (tell) => {
      let wasIn = false;
      return onIdTokenChanged(auth, (user) => {
        if (wasIn && user === null) tell();
        wasIn = user !== null;
      });
    },
    close: () => deleteApp(app),
  };
}

async function claimsOf(user: User): Promise<Claims> {
  const { claims } = await user.getIdTokenResult();
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const { adminId } = claims;
  const id = typeof adminId === "number" ? adminId : text(adminId);
  return { id, email: text(claims.adminEmail), name: text(claims.adminName) };
}
