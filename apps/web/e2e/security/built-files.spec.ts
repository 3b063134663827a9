/** What is built and how it is sent: neither test opens a browser. */
import { readdir, readFile, stat } from "node:fs/promises";
import { test as base, expect, jeanne, signInByApi } from "@palier/mock-server/playwright";
import { realtimeSignIn, web } from "../kit/palier.ts";

const test = base.extend({
  mock: [{ web, realtimeSignIn: realtimeSignIn("custom-token") }, { scope: "worker" }],
});

const built = new URL("../../dist/", import.meta.url);

async function filesOf(kinds: RegExp): Promise<string[]> {
  const files = (await readdir(built, { recursive: true })).filter((file) => kinds.test(file));
  expect(files.length).toBeGreaterThan(10);
  return files;
}

test("S17 L12 what signs in to the realtime service comes with the session's answer, and stands nowhere in what is built", async ({
  request,
  world,
}) => {
  await signInByApi(request, `${world.url}/api`, jeanne);
  const { realtime } = await (await request.get("/api/admin/session")).json();
  const { token, secret = token }: Readonly<Record<string, string>> = realtime.signIn;
  if (token !== undefined) expect(token.split(".")).toHaveLength(3);
  if (secret === undefined) throw new Error("the session says nothing to sign in with");
  for (const file of await filesOf(/\.(?:js|css|html|map|json)$/)) {
    const text = await readFile(new URL(file, built), "utf8");
    // `--realtime-sign-in shared-secret` would send the second.
    for (const hidden of [secret, "palier-realtime", realtime.apiKey])
      expect(text.includes(hidden), file).toBe(false);
  }
});

// No promise: a matter of speed.
test("every script, style and page is built compressed, and sent so to who takes it", async ({ request }) => {
  const all = await readdir(built, { recursive: true });
  for (const file of await filesOf(/\.(?:js|css|html)$/)) {
    // Smaller files are not worth compressing.
    if ((await stat(new URL(file, built))).size < 512) continue;
    expect(all, file).toContain(`${file}.br`);
    expect(all, file).toContain(`${file}.gz`);
  }
  const page = await (await request.get("/admin/login")).text();
  const [script = ""] = /\/[\w/.-]*assets\/[\w.-]+\.js/.exec(page) ?? [];
  for (const encoding of ["br", "gzip"]) {
    const sent = await request.get(script, { headers: { "accept-encoding": encoding } });
    expect(sent.headers()["content-encoding"], script).toBe(encoding);
  }
});
