import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "./kit/palier.ts";

const built = new URL("../dist/", import.meta.url);

test("S17 L12 what signs in to the realtime service comes with the session's answer, and stands nowhere in what is built", async ({
  admin,
}) => {
  const { realtime } = await (await admin.request.get("/api/admin/session")).json();
  const { token, secret = token }: Readonly<Record<string, string>> = realtime.signIn;
  if (token !== undefined) expect(token.split(".")).toHaveLength(3);
  if (secret === undefined) throw new Error("the session says nothing to sign in with");
  const files = await readdir(built, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(?:js|css|html|map|json)$/.test(file.name));
  expect(texts.length).toBeGreaterThan(10);
  for (const { parentPath, name } of texts) {
    const text = await readFile(`${parentPath}/${name}`, "utf8");
    expect(text.includes(secret), name).toBe(false);
    // `--realtime-sign-in shared-secret` would send it.
    expect(text.includes("palier-realtime"), name).toBe(false);
    expect(text.includes(realtime.apiKey), name).toBe(false);
  }
});
