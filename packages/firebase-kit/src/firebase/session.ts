/** One admin's session with Firebase: the app, the sign-in that both database and push stand on, and the database. */
import type { RealtimeConfig } from "../config.ts";
import type { RealtimeBackend } from "../realtime/realtime.ts";
import type { Clock, Stop } from "../realtime/realtime-adapter.ts";
import { signInTrouble } from "../sign-in/sign-in.ts";
import { type IdentityAdapter, runSignIn, type SignInRunner } from "../sign-in/sign-in-runner.ts";
import type { OpenApp } from "./app-and-auth.ts";
import type { OpenDatabase } from "./database.ts";

export interface SessionOptions {
  /** `fresh`: asked for again, because the sign-in with the former settings failed or ended. */
  readonly config: (fresh: boolean) => Promise<RealtimeConfig>;
  readonly email: string;
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
  /** The name that the rules want in locks. */
  readonly name: () => string | undefined;
}

export function firebaseSession({ config, email, clock, log }: SessionOptions): FirebaseSession {
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
    let name: string | undefined;
    const identity: IdentityAdapter = {
      signIn: async (fresh) => {
        const { signIn: strategy } = fresh ? await config(true) : first;
        const claims = await opened.signIn(strategy, email);
        // The rules know admins by the backend's claims; with another address no lock could be taken.
        if (claims.email !== email) throw Object.assign(new Error(), { code: "auth/wrong-admin" });
        name = claims.name;
      },
      watchLoss: opened.watchLoss,
    };
    const signIn = runSignIn(identity, clock, log);
    stops = [signIn.stop, whenOnline(signIn.again)];
    signIn.start();
    return { opened, config: first, signIn, name: () => name };
  };

  const backend: RealtimeBackend = {
    open: async (tell) => {
      const [{ opened, config: given, signIn, name }, { openDatabase }] = await Promise.all([
        begin(),
        import("./database.ts"),
      ]);
      const look = () => tell(signInTrouble(signIn.state.get()));
      stops = [...stops, signIn.state.subscribe(look)];
      look();
      await signedIn(signIn);
      database = openDatabase(opened.app, given, name);
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
