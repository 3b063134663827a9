/** A browser's realtime client. */
import { z } from "zod";
import { RawClient } from "./raw-client.ts";

const settings = z.object({ signIn: z.object({ token: z.string() }) });
const signedIn = z.object({ idToken: z.string() });

export async function browserAt(url: string, world: string, email: string) {
  const key = `palier-${world}`;
  const given = await fetch(`${url}/__mock/firebase.json?admin=${encodeURIComponent(email)}`, {
    headers: { "x-palier-world": world },
  });
  const { signIn } = settings.parse(await given.json());
  const answer = await fetch(
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=${key}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: signIn.token, returnSecureToken: true }),
    },
  );
  const { idToken } = signedIn.parse(await answer.json());
  const client = await RawClient.open(`${url.replace("http", "ws")}/.ws?v=5&ns=${key}`);
  await client.next();
  await client.answer("auth", { cred: idToken });
  return {
    client,
    /** `ok`, or the reason. */
    put: async (path: string, value: unknown) =>
      ((await client.answer("p", { p: path, d: value })) as { s: string }).s,
    read: async (path: string) => ((await client.answer("g", { p: path })) as { d: unknown }).d,
    lock: (name: string, sid = "tab-1") => ({
      email,
      name,
      sid,
      at: { ".sv": "timestamp" },
      seen: { ".sv": "timestamp" },
    }),
  };
}
