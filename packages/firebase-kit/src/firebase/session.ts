/** One admin's session with Firebase: the app, the sign-in that both database and push stand on, and the database. */
import type { FirebaseApp } from "firebase/app";
import type { RealtimeConfig } from "../config.ts";
import type { Trouble } from "../edit-lock-state.ts";
import type { RealtimeBackend } from "../realtime.ts";
import type { Clock, Stop } from "../realtime-door.ts";
import type { SignInState } from "../sign-in.ts";
import { type IdentityDoor, runSignIn, type SignInRunner } from "../sign-in-runner.ts";
import type { OpenApp } from "./app-and-auth.ts";
import type { OpenDatabase } from "./database.ts";

export interface SessionOptions {
  readonly config: () => Promise<RealtimeConfig>;
  readonly email: string;
  readonly clock: Clock;
  readonly log: (text: string) => void;
}

export interface SignedIn {
  readonly app: FirebaseApp;
  readonly config: RealtimeConfig;
}

export interface FirebaseSession {
  readonly backend: RealtimeBackend;
  /** Rejects with the reason when signing in is refused or given up. */
  readonly signedIn: () => Promise<SignedIn>;
}

interface Begun {
  readonly opened: OpenApp;
  readonly config: RealtimeConfig;
  readonly signIn: SignInRunner;
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
    const [given, { openApp }] = await Promise.all([config(), import("./app-and-auth.ts")]);
    const opened = openApp(given, email);
    const signIn = runSignIn(sameAdmin(opened.identity, email), clock, log);
    stops = [signIn.stop, whenOnline(signIn.again)];
    signIn.start();
    return { opened, config: given, signIn };
  };

  const backend: RealtimeBackend = {
    open: async (trouble) => {
      const [{ opened, config: given, signIn }, { openDatabase }] = await Promise.all([
        begin(),
        import("./database.ts"),
      ]);
      await signInEnds(signIn, trouble);
      database = openDatabase(opened.app, given);
      return database.door;
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
      const { opened, config: given, signIn } = await begin();
      await signInOnce(signIn);
      return { app: opened.app, config: given };
    },
  };
}

/** The rules know admins by the address in their token; with another one no lock could be taken. */
const sameAdmin = (door: IdentityDoor, email: string): IdentityDoor => ({
  strategy: door.strategy,
  call: async (call) => {
    const signed = await door.call(call);
    if (signed !== email) throw Object.assign(new Error(), { code: "auth/custom-token-mismatch" });
    return signed;
  },
});

/** Waits until the admin is signed in, however long; tells meanwhile that it failed. */
function signInEnds(signIn: SignInRunner, trouble: (why: Trouble | undefined) => void): Promise<void> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { kind } = signIn.state.get();
      if (kind === "refused" || kind === "given-up") trouble("sign-in");
      if (kind === "signed-in") resolve();
      return kind === "signed-in";
    };
    if (look()) return;
    const stop = signIn.state.subscribe(() => {
      if (look()) stop();
    });
  });
}

/** Waits for the first result, good or bad. */
function signInOnce(signIn: SignInRunner): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (state: SignInState): boolean => {
      if (state.kind === "signed-in") resolve();
      else if (state.kind === "refused" || state.kind === "given-up") reject(new Error(state.code));
      else return false;
      return true;
    };
    if (look(signIn.state.get())) return;
    const stop = signIn.state.subscribe(() => {
      if (look(signIn.state.get())) stop();
    });
  });
}

function whenOnline(run: () => void): Stop {
  const target = globalThis.window;
  target?.addEventListener("online", run);
  return () => target?.removeEventListener("online", run);
}
