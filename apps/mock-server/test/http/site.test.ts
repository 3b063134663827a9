import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { json, type TableAnswer } from "../kit/client.ts";
import { openDoor } from "../kit/server.ts";

const folder = await mkdtemp(join(tmpdir(), "palier-web-"));
const web = join(folder, "dist");
await mkdir(join(web, "assets"), { recursive: true });
await writeFile(join(web, "index.html"), "<!doctype html><title>Palier</title>");
await writeFile(join(web, "assets", "index-Dk3jFa9x.js"), "export {};");
await writeFile(join(web, "assets", "index-Dk3jFa9x.js.gz"), gzipSync("export {};"));
await writeFile(join(web, "assets", "index-Dk3jFa9x.js.br"), brotliCompressSync("export {};"));
await writeFile(join(web, "inline.html"), "<p>Palier</p><script>start()</script><script src=a.js></script>");
await writeFile(join(web, "mark.svg"), "<svg/>");
await writeFile(join(folder, "secret.txt"), "secret");
const door = await openDoor({ web });
afterAll(async () => {
  await door.close();
  await rm(folder, { recursive: true });
});

const page = { headers: { accept: "text/html" } };
/** Of the app's pages; the server's own have none. */
const policies = ["dompurify", "ProseMirrorClipboard", "palier-inert", "palier-worker"];

/** `fetch` would resolve `..`, and adds headers of its own to a conditional request. */
const raw = (
  path: string,
  headers: Record<string, string> = page.headers,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(door.url);
    const sent = request({ hostname, port, path, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on("error", reject);
    sent.end();
  });

describe("beside the API", () => {
  test("the web app: its files, and its page for every address that a browser goes to", async () => {
    for (const path of ["/", "/admin/", "/admin/building?page=2", "/admin/building/edit/3"]) {
      const answer = await fetch(door.url + path, page);
      expect([answer.status, await answer.text()]).toEqual([200, "<!doctype html><title>Palier</title>"]);
      expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
    expect((await fetch(`${door.url}/nothing.js`, page)).status).toBe(404);
    expect((await fetch(`${door.url}/admin/building`)).status).toBe(404);
    expect((await fetch(`${door.url}/`, { method: "POST" })).status).toBe(405);
  });

  test("pages reach nothing but this server and where push registers, and hand nobody their window", async () => {
    const headers = async (path: string) => (await fetch(door.url + path, page)).headers;
    for (const path of ["/admin/building", "/assets/index-Dk3jFa9x.js", "/docs", "/__mock"]) {
      const sent = await headers(path);
      const policy = sent.get("content-security-policy") ?? "";
      const { host } = new URL(door.url);
      const connect = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ").toSorted();
      const own = [
        "'self'",
        "https://fcmregistrations.googleapis.com",
        "https://firebaseinstallations.googleapis.com",
        `ws://${host}`,
      ];
      expect([path, connect]).toEqual([
        path,
        path.startsWith("/docs") || path === "/__mock" ? ["'self'"] : own,
      ]);
      // Swagger UI writes markup itself: its page has a policy of its own.
      const typed = path === "/docs" ? [] : ["require-trusted-types-for 'script'"];
      for (const part of [
        "base-uri 'none'",
        "worker-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'self'",
        ...typed,
      ])
        expect(policy).toContain(part);
      const types = /trusted-types( [^;]*)?$/.exec(policy)?.[1]?.trim().split(" ") ?? [];
      expect([path, types]).toEqual([path, own.length === connect?.length ? policies : []]);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
      expect(sent.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(sent.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(sent.get("referrer-policy")).toBe("same-origin");
      for (const device of ["camera", "microphone", "geolocation"])
        expect(sent.get("permissions-policy")).toContain(`${device}=()`);
    }
  });

  test("the app reaches the emulators that it is sent to, and no other host", async () => {
    const sent = await openDoor({ web, emulators: { database: "127.0.0.1:9000", auth: undefined } });
    const policy = (await fetch(`${sent.url}/admin/user`, page)).headers.get("content-security-policy");
    expect(policy).toContain(" http://127.0.0.1:9000 ws://127.0.0.1:9000 ");
    await sent.close();
  });

  test("files have their type; hashed ones never change and come compressed", async () => {
    const script = await fetch(`${door.url}/assets/index-Dk3jFa9x.js`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(script.headers.get("content-encoding")).toBe("gzip");
    expect(await script.text()).toBe("export {};");
    for (const refused of ["gzip;q=0", "identity, GZIP; q=0.000", "xgzip"]) {
      const plain = await fetch(script.url, { headers: { "accept-encoding": refused } });
      expect(plain.headers.get("content-encoding"), refused).toBeNull();
    }
    const best = await fetch(script.url, { headers: { "accept-encoding": "gzip, br" } });
    expect(best.headers.get("content-encoding")).toBe("br");
    expect(await best.text()).toBe("export {};");
    expect((await fetch(`${door.url}/mark.svg`)).headers.get("content-type")).toBe("image/svg+xml");
  });

  test("a file that the browser has is not sent again, and a part that it asks for is", async () => {
    const etag = (await fetch(`${door.url}/mark.svg`)).headers.get("etag") ?? "";
    expect(await raw("/mark.svg", { "if-none-match": etag })).toEqual({ status: 304, text: "" });
    const part = async (range: string) => Object.values(await raw("/mark.svg", { range }));
    expect([await part("bytes=1-3"), await part("bytes=-2")]).toEqual([
      [206, "svg"],
      [206, "/>"],
    ]);
    expect([(await part("bytes=5-2"))[0], (await part("bytes=99-"))[0]]).toEqual([416, 416]);
  });

  test("an inline script that a page was built with runs by its hash, and no other does", async () => {
    const policy = async (path: string) =>
      (await fetch(door.url + path, page)).headers.get("content-security-policy");
    const hash = createHash("sha256").update("start()").digest("base64");
    expect(await policy("/inline.html")).toContain(`script-src 'self' 'sha256-${hash}'; `);
    expect(await policy("/")).toContain("script-src 'self'; ");
  });

  test("no path leads out of the folder", async () => {
    for (const path of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/assets/..%5c..%5csecret.txt",
      "/%00",
    ]) {
      const { status, text } = await raw(path);
      expect(status, path).not.toBe(500);
      expect(text).not.toContain("secret");
    }
  });

  test("B07 the contract as OpenAPI and as a page; the server's state", async () => {
    expect(await json(fetch(`${door.url}/openapi.json`))).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
    });
    const docs = await fetch(`${door.url}/docs`);
    expect(docs.headers.get("content-type")).toContain("text/html");
    expect(await json(fetch(`${door.url}/__mock`))).toMatchObject({
      ok: true,
      seed: "palier",
      counts: { accountAdmin: 24 },
    });
  });

  test("S22 pictures are shown in a sandbox; a PDF file, which no browser shows in one, only in frames of ours", async () => {
    const client = await door.signedIn();
    const header = async (name: string, of: string) =>
      (await client.get(`/admin/media/${name}`)).headers.get(of);
    const policy = async (name: string) => header(name, "content-security-policy");
    const incidents = await json<TableAnswer>(client.get("/admin/incident/ajax/list?length=500"));
    const photos = incidents.data.flatMap((row) => z.array(z.string()).parse(row.photos ?? []));
    const picture = photos[0]?.split("/").at(-1) ?? "";
    expect(picture).toMatch(/\.svg$/);
    expect(await policy(picture)).toContain("sandbox");
    expect(await policy("ula-1.pdf")).not.toContain("sandbox");
    for (const name of [picture, "ula-1.pdf"]) {
      expect(await policy(name)).toContain("frame-ancestors 'self'");
      // A page on another port of this host is sent the cookie too.
      expect(await header(name, "cross-origin-resource-policy")).toBe("same-origin");
    }
    expect((await client.get("/admin/media/nothing-1.svg")).status).toBe(404);
    expect((await client.get("/admin/media/..%2f..%2fetc.svg")).status).toBe(404);
  });

  test("the session's cookie is sent on https alone where the page is, behind a server that says so too", async () => {
    const cookieOf = async (proto: string) => {
      const login = { email: "jeanne.martin@palier.test", password: "palier" };
      const answer = await door.client().post("/admin/login", login, { "x-forwarded-proto": proto });
      return String(answer.headers.get("set-cookie"));
    };
    expect(await cookieOf("https")).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(await cookieOf("https, http")).toContain("; Secure");
    for (const proto of ["http", "http, https"]) expect(await cookieOf(proto)).not.toContain("Secure");
  });

  test("a process that watches asks /health and /ready, which is 503 while there is no web app to show", async () => {
    const status = async (path: string) => (await fetch(door.url + path)).status;
    expect([await status("/health"), await status("/ready")]).toEqual([200, 200]);
    await rename(join(web, "index.html"), join(web, "away.html"));
    expect([await status("/health"), await status("/ready")]).toEqual([200, 503]);
    await rename(join(web, "away.html"), join(web, "index.html"));
    expect(await status("/ready")).toBe(200);
    expect((await fetch(`${door.url}/ready`)).headers.get("cache-control")).toBe("no-store");
  });

  test("B07 /docs and /__mock are pages for browsers, whose every file is served here; programs get JSON", async () => {
    for (const path of ["/docs", "/docs/mock", "/__mock"]) {
      const shown = await fetch(door.url + path, page);
      expect([shown.headers.get("content-type"), shown.headers.get("vary")], path).toEqual([
        "text/html; charset=utf-8",
        "accept",
      ]);
      const text = await shown.text();
      expect(text, path).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=|https?:\/\//);
      const files = [...text.matchAll(/(?:src|rel="stylesheet" href)="([^"]+)"/g)].map(
        ([, url]) => url ?? "",
      );
      expect(files.length, path).toBeGreaterThan(2);
      for (const file of files) {
        const sent = await fetch(door.url + file);
        expect([file, sent.status]).toEqual([file, 200]);
        expect(sent.headers.get("content-type"), file).toContain(
          file.endsWith(".css") ? "text/css" : "javascript",
        );
      }
    }
    expect((await fetch(`${door.url}/__mock/files/page-files.ts`)).status).toBe(404);
  });

  test("T04 /__mock is HTML that says what a world holds, with what came from outside as text", async () => {
    const bad = "<img src=x onerror=alert(1)>";
    const world = await door.control.createWorld("shown");
    const headers = { "x-palier-world": "shown" };
    await fetch(`${door.url}/api/admin/session?seen=${encodeURIComponent(bad)}`, { headers });
    await world.addFault({ route: "building.export", status: 503, detail: bad });
    const shown = async (query: string) => (await fetch(`${door.url}/__mock?${query}`, page)).text();
    const whole = await shown("world=shown");
    expect(whole).toContain("/admin/session");
    expect(whole).toContain("building.export");
    expect(whole).not.toContain("<img");
    expect(await shown("world=shown&q=nothing-fits")).not.toContain('id="call-1"');
    expect(await shown("world=shown&call=1")).toContain("&#34;authenticated&#34;: false");
    expect(await shown(`world=${encodeURIComponent(bad)}`)).toMatch(/role="alert">[^<]*n’existe pas/);
    await world.delete();
  });

  test("every answer says that it is not to be sniffed", async () => {
    for (const path of ["/", "/api/admin/session", "/openapi.json", "/__mock", "/nowhere.txt"]) {
      expect((await fetch(door.url + path)).headers.get("x-content-type-options"), path).toBe("nosniff");
    }
  });
});
