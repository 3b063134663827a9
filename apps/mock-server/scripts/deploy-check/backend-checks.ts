import { get } from "node:http";
import type { Answer, Ask, Checks } from "./checks.ts";
import { siteName } from "./checks.ts";
import type { Relay, Running } from "./servers.ts";

/** All that passes below `/api`, signed in as an admin is. */
export async function checkBackend(checks: Checks, ask: Ask): Promise<void> {
  const { status, headers, body } = await ask("/api/admin/session");
  checks.expect(status === 200 && body.includes('"authenticated":false'), `/api/admin/session: ${status}`);
  checks.expect(
    /^application\/json/.test(String(headers["content-type"])),
    `/api: ${headers["content-type"]}`,
  );
  const policy = String(headers["content-security-policy"]);
  checks.expect(
    policy === "default-src 'none'; frame-ancestors 'self'",
    `/api: its own policy, not ${policy}`,
  );
  checks.expect(/no-store/.test(String(headers["cache-control"])), `/api: ${headers["cache-control"]}`);
  checks.expect(headers["strict-transport-security"] !== undefined, "/api: strict-transport-security");
  const foreign = await ask("/api/admin/session", { headers: { "x-request-id": "a-visitor-s-own" } });
  const id = String(foreign.headers["x-request-id"]);
  checks.expect(/^[\da-f]{8}-?[\da-f-]{23,27}$/.test(id), `/api: the web server's own x-request-id: ${id}`);

  for (const path of ["/health", "/ready"]) {
    const answer = await ask(path);
    const isOwn = /^application\/json/.test(String(answer.headers["content-type"]));
    checks.expect(
      answer.status === 200 && isOwn,
      `${path}: the backend's (${answer.headers["content-type"]})`,
    );
  }
  const refused = await ask("/api/admin/media/ula-1.pdf");
  checks.expect(refused.status === 401, `a proof without a session: 401, not ${refused.status}`);

  const session = await signedIn(checks, ask);
  for (const [name, type] of [
    ["ula-1.pdf", "application/pdf"],
    ["incident-1-1.svg", "image/svg+xml"],
  ] as const) {
    const media = await ask(`/api/admin/media/${name}`, { headers: session });
    checks.expect(media.status === 200, `/api/admin/media/${name}: ${media.status}`);
    checks.expect(media.headers["content-type"] === type, `${name}: ${media.headers["content-type"]}`);
    const framed = String(media.headers["content-security-policy"]);
    checks.expect(/^[^,]*frame-ancestors 'self'/.test(framed), `${name}: its own policy, not ${framed}`);
  }
  const list = await ask("/api/admin/building/ajax-list?draw=1&start=0&length=10", {
    headers: session,
  });
  checks.expect(list.status === 200, `a list: ${list.status}`);

  const upload = (megabytes: number) =>
    ask("/api/admin/wallets/1/imports/preview", {
      method: "POST",
      headers: { ...session, "content-type": "application/json" },
      body: JSON.stringify({ content: "x".repeat(megabytes * 1_000_000 - 100) }),
    });
  const long = await upload(16);
  checks.expect(long.status === 422, `a file of 16 MB: the backend's 422, not ${long.status}`);
  const longer = await upload(20);
  checks.expect(longer.status === 413, `a file of 20 MB: 413, not ${longer.status}`);
}

/** The headers of later calls. */
async function signedIn(checks: Checks, ask: Ask): Promise<Record<string, string>> {
  const { status, headers, body } = await ask("/api/admin/login", {
    method: "POST",
    headers: { "content-type": "application/json", origin: `https://${siteName}` },
    body: JSON.stringify({ email: "jeanne.martin@palier.test", password: "palier" }),
  });
  checks.expect(status === 200, `sign-in: ${status}`);
  const [cookie = ""] = [headers["set-cookie"] ?? []].flat();
  checks.expect(/; Secure/.test(cookie) && /; HttpOnly/.test(cookie), `the session's cookie: ${cookie}`);
  const csrf = /"csrfToken":"([^"]+)"/.exec(body)?.[1] ?? "";
  return { cookie: cookie.split(";")[0] ?? "", "x-csrf-token": csrf };
}

/** A backend that stalls, is gone, and works again. */
export async function checkOutages(checks: Checks, ask: Ask, relay: Relay): Promise<void> {
  for (const state of ["stalled", "gone"] as const) {
    await relay.become(state);
    for (const path of ["/api/admin/session", "/ready"]) {
      const started = performance.now();
      const { status, headers } = await ask(path).catch((): Answer => ({ status: 0, headers: {}, body: "" }));
      const seconds = Math.round((performance.now() - started) / 1000);
      const what = `${path}, backend ${state}: ${status} after ${seconds} s`;
      checks.expect((status === 502 || status === 504) && seconds < 6, what);
      checks.expect(!/max-age=[1-9]/.test(String(headers["cache-control"])), `${what}: never cached`);
    }
    checks.expect((await ask("/admin/building")).status === 200, `the page, backend ${state}`);
  }
  await relay.become("working");
  checks.expect((await ask("/api/admin/session")).status === 200, "the backend after it is back");
}

/** Plain HTTP leads to HTTPS. */
export async function checkPlain(checks: Checks, { plainPort }: Running): Promise<void> {
  const location = await new Promise<string>((resolve) => {
    const options = { host: "127.0.0.1", port: plainPort, path: "/admin/a", headers: { host: siteName } };
    const asked = get(options, (answer) => {
      answer.resume();
      resolve(`${answer.statusCode} ${answer.headers.location}`);
    });
    asked.on("error", (error) => resolve(error.message));
  });
  checks.expect(
    /^30[18] https:\/\/palier\.example\.fr(?::\d+)?\/admin\/a$/.test(location),
    `http: ${location}`,
  );
}
