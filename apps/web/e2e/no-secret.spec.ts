import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "./palier.ts";

const built = new URL("../dist/", import.meta.url);

test("S17 the shared secret comes with the session's answer, and stands nowhere in what is built", async ({
  admin,
}) => {
  const settings = await (await admin.request.get("/__mock/firebase.json")).json();
  const { realtime } = await (await admin.request.get("/api/admin/session")).json();
  const { secret }: { secret: string } = realtime.signIn;
  expect(secret).toBe(settings.signIn.secret);
  const files = await readdir(built, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(?:js|css|html|map|json)$/.test(file.name));
  expect(texts.length).toBeGreaterThan(10);
  for (const { parentPath, name } of texts) {
    const text = await readFile(`${parentPath}/${name}`, "utf8");
    expect(text.includes(secret), name).toBe(false);
    expect(text.includes(realtime.apiKey), name).toBe(false);
  }
});
