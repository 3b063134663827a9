/** One admin's session with Firebase: the app, the sign-in that both database and push stand on, and the database. */

import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, RealtimeAdapter, Stop } from "../adapter/realtime-adapter.ts";
import type { RealtimeConfig } from "../config.ts";
import type { Admin } from "../lock/entry.ts";
import type { RealtimeBackend } from "../realtime/service-link.ts";
import { signInTrouble } from "../sign-in/sign-in.ts";
import { type IdentityAdapter, runSignIn, type SignInRunner } from "../sign-in/sign-in-runner.ts";
import type { Claims, OpenApp } from "./app-and-auth.ts";
import type { OpenDatabase } from "./database.ts";

export interface SessionOptions {
  /** `fresh`: asked for again, because the sign-in with the former settings failed or ended. */
  readonly config: (fresh: boolean) => Promise<RealtimeConfig>;
  /** Who the page takes its admin for, at this moment. */
  readonly admin: () => Admin;
  readonly clock: Clock;
  readonly log: (text: string) => void;
}

export interface FirebaseSession {
  readonly backend: RealtimeBackend;
  /** Waits until the admin is signed in, however long. */
  readonly signedIn: () => Promise<void>;
  /** The settings that the session began with; nobody need be signed in. */
  readonly settings: () => Promise<RealtimeConfig>;
}

interface Begun {
  readonly opened: OpenApp;
  readonly config: RealtimeConfig;
  readonly signIn: SignInRunner;
  /** Who signed in, by the claims that the rules compare locks with. */
  readonly identity: Pick<RealtimeAdapter, "watchIdentity" | "identitySeen">;
}

export function firebaseSession({ config, admin, clock, log }: SessionOptions): FirebaseSession {
  let begun: Promise<Begun> | undefined;
  let database: OpenDatabase | undefined;
  let stops: readonly Stop[] = [];

  const begin = (): Promise<Begun> => {
    begun ??= load().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };

  const load = async (): Promise<Begun> => {
    const [first, { openApp }] = await Promise.all([config(false), import("./app-and-auth.ts")]);
    const opened = openApp(first);
    const identity = variable(admin());
    const provider = providerOf(opened, first, { config, admin }, identity.set);
    const signIn = runSignIn(provider, clock, log);
    stops = [signIn.stop, whenOnline(signIn.again)];
    signIn.start();
    return {
      opened,
      config: first,
      signIn,
      identity: watchedIdentity(identity, () => provider.signIn(true)),
    };
  };

  const backend: RealtimeBackend = {
    open: async (tell) => {
      const [{ opened, config: given, signIn, identity }, { openDatabase }] = await Promise.all([
        begin(),
        import("./database.ts"),
      ]);
      const look = () => tell(signInTrouble(signIn.state.get()));
      stops = [...stops, signIn.state.subscribe(look)];
      look();
      await signedIn(signIn);
      database = openDatabase(opened.app, given, identity);
      return database.adapter;
    },
    suspend: () => database?.suspend(),
    resume: () => database?.resume(),
    close: async () => {
      for (const stop of stops) stop();
      database?.suspend();
      await (await begun)?.opened.close();
    },
  };

  return {
    backend,
    signedIn: async () => {
      await signedIn((await begin()).signIn);
    },
    settings: async () => (await begin()).config,
  };
}

/** Signs this page's admin in, and says who that is by the claims. Another admin than asked for is refused. */
const providerOf = (
  opened: OpenApp,
  first: RealtimeConfig,
  { config, admin }: Pick<SessionOptions, "config" | "admin">,
  tell: (admin: Admin) => void,
): IdentityAdapter => ({
  signIn: async (fresh) => {
    const { signIn: strategy } = fresh ? await config(true) : first;
    // Asked after the settings, which may have brought a corrected address.
    const claims = await opened.signIn(strategy, admin().email);
    if (!isNamedBy(claims, admin())) throw Object.assign(new Error(), { code: "auth/wrong-admin" });
    const { email = admin().email, name = admin().name } = claims;
    tell({ id: claims.id, email, name });
  },
  watchLoss: opened.watchLoss,
});

/** The rules know admins by the backend's claims. Those that say no identifier name their admin by the address. */
const isNamedBy = (claims: Claims, { id, email }: Admin): boolean =>
  claims.id === undefined || id === undefined ? claims.email === email : String(claims.id) === String(id);

/** Signs in once more, with settings asked for anew, when this admin has another address or name than in the claims. */
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
      // The sign-in of now goes on until then, and if that fails: what it holds, it holds by identifier.
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
