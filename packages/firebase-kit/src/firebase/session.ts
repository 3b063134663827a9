import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import type { Admin } from "../lock/entry.ts";
import type { RealtimeBackend } from "../realtime/service-link.ts";
import { signInTrouble } from "../sign-in/sign-in.ts";
import { type IdentityAdapter, runSignIn, type SignInRunner } from "../sign-in/sign-in-runner.ts";
import type { Claims, OpenApp } from "./app-and-auth.ts";
import type { OpenDatabase } from "./database.ts";
import type { OwnDatabase } from "./own-paths.ts";

export interface SessionOptions {
  /** `fresh`: the sign-in failed or ended. */
  readonly config: (fresh: boolean) => Promise<RealtimeConfig>;
  readonly admin: () => Admin;
  readonly clock: Clock;
  readonly log: (text: string) => void;
}

export interface FirebaseSession {
  readonly backend: RealtimeBackend;
  /** Resolves once signed in, however late. */
  readonly signedIn: () => Promise<void>;
  /** Resolves once signed in. */
  readonly database: () => Promise<OwnDatabase>;
  /** Needs no sign-in. */
  readonly settings: () => Promise<RealtimeConfig>;
}

interface Begun {
  readonly opened: OpenApp;
  readonly config: RealtimeConfig;
  readonly signIn: SignInRunner;
  readonly identity: Pick<RealtimeAdapter, "watchIdentity" | "identitySeen">;
}

export function firebaseSession(options: SessionOptions): FirebaseSession {
  let begun: Promise<Begun> | undefined;
  let database: OpenDatabase | undefined;
  const stops: Stop[] = [];
  const stopAll = (): void => {
    for (const stop of stops.splice(0)) stop();
  };

  const begin = (): Promise<Begun> => {
    begun ??= load(options, stops).catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };

  const openOnce = async (): Promise<OpenDatabase> => {
    const [{ opened, config: given, signIn, identity }, { openDatabase }] = await Promise.all([
      begin(),
      import("./database.ts"),
    ]);
    await signedIn(signIn);
    database ??= openDatabase(opened.app, given, identity);
    return database;
  };

  const backend: RealtimeBackend = {
    open: async (tell) => {
      const { signIn } = await begin();
      const look = () => tell(signInTrouble(signIn.state.get()));
      stops.push(signIn.state.subscribe(look));
      look();
      return (await openOnce()).adapter;
    },
    suspend: () => database?.suspend(),
    resume: () => database?.resume(),
    close: async () => {
      stopAll();
      database?.suspend();
      // A pending load may still fail, or succeed and add to `stops`.
      const opened = (await begun?.catch(() => undefined))?.opened;
      stopAll();
      await opened?.close();
    },
  };

  return {
    backend,
    signedIn: async () => {
      await signedIn((await begin()).signIn);
    },
    database: async () => (await openOnce()).own,
    settings: async () => (await begin()).config,
  };
}

/** Adds to `stops` what ends with the session. */
async function load({ config, admin, clock, log }: SessionOptions, stops: Stop[]): Promise<Begun> {
  const [first, { openApp }] = await Promise.all([config(false), import("./app-and-auth.ts")]);
  const opened = openApp(first);
  const identity = variable(admin());
  const provider = providerOf(opened, first, { config, admin }, identity.set);
  const signIn = runSignIn(provider, clock, log);
  stops.push(signIn.stop, whenOnline(signIn.again));
  signIn.start();
  return {
    opened,
    config: first,
    signIn,
    identity: watchedIdentity(identity, () => provider.signIn(true)),
  };
}

/** Signs in and reports the claims; refuses a different admin. */
const providerOf = (
  opened: OpenApp,
  first: RealtimeConfig,
  { config, admin }: Pick<SessionOptions, "config" | "admin">,
  tell: (admin: Admin) => void,
): IdentityAdapter => ({
  signIn: async (fresh) => {
    const { signIn: strategy } = fresh ? await config(true) : first;
    // After the settings, which may correct the address.
    const claims = await opened.signIn(strategy, admin().email);
    if (!isNamedBy(claims, admin())) throw Object.assign(new Error(), { code: "auth/wrong-admin" });
    const { email = admin().email, name = admin().name } = claims;
    tell({ id: claims.id, email, name });
  },
  watchLoss: opened.watchLoss,
});

/** Addresses if either lacks an id. */
const isNamedBy = (claims: Claims, { id, email }: Admin): boolean =>
  claims.id === undefined || id === undefined ? claims.email === email : String(claims.id) === String(id);

/** Signs in again with fresh settings when the identity differs from the claims. */
function watchedIdentity(
  identity: Observable<Admin>,
  signInAgain: () => Promise<void>,
): Pick<RealtimeAdapter, "watchIdentity" | "identitySeen"> {
  let seen: string | undefined;
  return {
    watchIdentity: (tell) => {
      tell(identity.get());
      return identity.subscribe(() => tell(identity.get()));
    },
    identitySeen: ({ email, name }) => {
      const { email: known, name: knownName } = identity.get();
      const address = email.toLowerCase();
      if (address === known && name === knownName) return;
      if (seen === `${address} ${name}`) return;
      seen = `${address} ${name}`;
      // The present sign-in stays valid: locks are held by identifier.
      signInAgain().catch(() => {
        seen = undefined;
      });
    },
  };
}

function signedIn({ state }: SignInRunner): Promise<void> {
  return new Promise((resolve) => {
    const look = (): boolean => state.get().kind === "signed-in";
    if (look()) {
      resolve();
      return;
    }
    const stop = state.subscribe(() => {
      if (!look()) return;
      stop();
      resolve();
    });
  });
}

function whenOnline(run: () => void): Stop {
  const target = globalThis.window;
  target?.addEventListener("online", run);
  return () => target?.removeEventListener("online", run);
}
