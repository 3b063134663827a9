/** The embedded sign-in, and Google's Auth emulator (`firebase-tools`). */
import rules from "@palier/firebase-rules/database.rules.json" with { type: "json" };
import { startRealtime } from "@palier/mock-server/realtime";

/** From the console. */
export interface ProjectSettings {
  /** Anyone with the API key can create an account. */
  readonly signUp: boolean;
  /** "E-mail enumeration protection". */
  readonly hidesEmails: boolean;
}

export interface AuthProject {
  readonly url: string;
  readonly id: string;
  readonly key: string;
  /** Of the embedded database, used with both services: Google's needs Java. */
  readonly database: string;
  readonly close: () => Promise<void>;
}

export type AuthService = (settings: ProjectSettings) => Promise<AuthProject>;

export const embeddedAuth: AuthService = async (settings) => {
  // With an emulator, the Admin SDK's custom tokens are unsigned.
  const { realtime, url, close } = await startRealtime({ rules, unsignedTokens: true, ...settings });
  const { projectId: id, apiKey: key } = realtime.settings("palier-auth", url);
  return { url, id, key, database: new URL(url).host, close };
};

/** The emulator's initial project, which accepts every key. */
export const emulatedProject = "demo-palier";

/** Its single project is shared, so cases run one after another. */
export const emulatedAuth =
  (host: string): AuthService =>
  async ({ signUp, hidesEmails }) => {
    const url = `http://${host}`;
    const owner = { authorization: "Bearer owner", "content-type": "application/json" };
    const set = async (path: string, method: string, body?: unknown) => {
      const answer = await fetch(`${url}/${path}`, {
        method,
        headers: owner,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    };
    await set(`emulator/v1/projects/${emulatedProject}/accounts`, "DELETE");
    await set(
      `identitytoolkit.googleapis.com/v2/projects/${emulatedProject}/config?updateMask=client,emailPrivacyConfig`,
      "PATCH",
      {
        client: { permissions: { disabledUserSignup: !signUp } },
        emailPrivacyConfig: { enableImprovedEmailPrivacy: hidesEmails },
      },
    );
    const database = await startRealtime({ rules });
    const { close } = database;
    return { url, id: emulatedProject, key: "any", database: new URL(database.url).host, close };
  };
