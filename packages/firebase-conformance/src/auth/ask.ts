/** One case's requests, with every answer recorded. */
import { deleteApp, initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from "firebase/auth";
import { initializeApp as backend, deleteApp as endBackend } from "firebase-admin/app";
import { type Auth as AdminAuth, getAuth } from "firebase-admin/auth";
import type { AuthProject, AuthService, ProjectSettings } from "./auth-service.ts";
import { type Fields, fieldsOf } from "./fields.ts";

/** By step. */
export type Conversation = Readonly<Record<string, Fields>>;
export type Recording = Readonly<Record<string, Conversation>>;

export interface AuthCase {
  readonly name: string;
  readonly settings?: Partial<ProjectSettings>;
  readonly run: (ask: Ask) => Promise<void>;
}

type Answer = Readonly<Record<string, unknown>>;

export interface Ask {
  /** As a client, with the API key. */
  client(step: string, call: string, body: unknown): Promise<Answer>;
  /** As a backend, which owns the project. */
  owner(step: string, call: string, body: unknown): Promise<Answer>;
  /** For an id token; `fields` are the form's. */
  refresh(step: string, fields: Readonly<Record<string, string>>): Promise<Answer>;
  /** By path (`{key}` and `{project}` are filled in). */
  http(step: string, path: string, init: RequestInit): Promise<Answer>;
  backend<T>(step: string, act: (auth: AdminAuth) => Promise<T>): Promise<T | undefined>;
  sdk<T>(step: string, act: (auth: Auth) => Promise<T>): Promise<T | undefined>;
}

let apps = 0;

export async function conversation(service: AuthService, given: AuthCase): Promise<Conversation> {
  const project = await service({ signUp: true, hidesEmails: true, ...given.settings });
  const noted: Record<string, Fields> = {};
  const note = (step: string, answer: unknown): void => {
    if (Object.hasOwn(noted, step)) throw new Error(`two steps are named ${step}`);
    noted[step] = fieldsOf(answer, project.id);
  };
  const before = { ...process.env };
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(project.url).host;
  process.env.FIREBASE_DATABASE_EMULATOR_HOST = project.database;
  apps += 1;
  // A backend's default app, which the examples of docs/firebase.md use.
  const databaseURL = `http://${project.database}?ns=palier-auth`;
  const server = backend({ projectId: project.id, databaseURL });
  const app = initializeApp({ apiKey: project.key, projectId: project.id }, `auth case ${apps}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, project.url, { disableWarnings: true });
  try {
    await given.run(askOf(project, note, { server: getAuth(server), client: auth }));
  } finally {
    await Promise.all([deleteApp(app), endBackend(server)]);
    process.env = before;
    await project.close();
  }
  return noted;
}

interface Sdks {
  readonly server: AdminAuth;
  readonly client: Auth;
}

function askOf(project: AuthProject, note: (step: string, answer: unknown) => void, sdks: Sdks): Ask {
  const http: Ask["http"] = async (step, path, init) => {
    const filled = path.replace("{key}", project.key).replace("{project}", project.id);
    const response = await fetch(`${project.url}/${filled}`, init);
    const text = await response.text();
    const answer: Answer = text === "" ? {} : JSON.parse(text);
    note(step, { status: response.status, ...answer });
    return answer;
  };
  const json = (body: unknown, headers = {}): RequestInit => ({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const settled = async <T>(step: string, act: Promise<T>): Promise<T | undefined> => {
    try {
      const value = await act;
      note(step, { value: value === undefined ? null : JSON.parse(JSON.stringify(value)) });
      return value;
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      note(step, { code: error.code });
      return undefined;
    }
  };
  return {
    http,
    client: (step, call, body) =>
      http(step, `identitytoolkit.googleapis.com/v1/${call}?key={key}`, json(body)),
    owner: (step, call, body) =>
      http(
        step,
        `identitytoolkit.googleapis.com/v1/projects/{project}/${call}`,
        json(body, { authorization: "Bearer owner" }),
      ),
    refresh: (step, fields) =>
      http(step, "securetoken.googleapis.com/v1/token?key={key}", {
        method: "POST",
        body: new URLSearchParams(fields),
      }),
    backend: (step, act) => settled(step, act(sdks.server)),
    sdk: (step, act) => settled(step, act(sdks.client)),
  };
}
