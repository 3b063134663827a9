import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Ask, Checks } from "./checks.ts";
import { siteName } from "./checks.ts";

export const otherApi = "https://api.example.fr";

/** The page of a build that `npm run deploy:headers -- … --api` was told an address: each copy and the policy name it. */
export async function checkNamedApi(checks: Checks, ask: Ask): Promise<void> {
  const unpacked = {
    identity: (body: Buffer) => body,
    gzip: (body: Buffer) => gunzipSync(body),
    br: (body: Buffer) => brotliDecompressSync(body),
  };
  for (const [encoding, unpack] of Object.entries(unpacked)) {
    const { headers, body } = await ask("/admin/building", { headers: { "accept-encoding": encoding } });
    const sent = headers["content-encoding"] ?? "identity";
    const html = unpack(Buffer.from(body, "latin1")).toString("utf8");
    const named = [...html.matchAll(/<meta name="palier-api" content="([^"]*)"/g)].map(([, api]) => api);
    checks.expect(sent === encoding, `the page for ${encoding}: ${sent}`);
    checks.expect(
      named.join() === `${otherApi}/api`,
      `the API that the page names for ${encoding}: ${named}`,
    );
    const policy = String(headers["content-security-policy"]);
    for (const directive of ["connect-src", "frame-src", "img-src"]) {
      const sources = policy.split("; ").find((each) => each.startsWith(`${directive} `)) ?? "";
      checks.expect(sources.split(" ").includes(otherApi), `${directive} has the API: ${sources}`);
    }
  }
}

/** The backend lets one other origin call it with cookies, and no other. */
export async function checkOtherOrigin(checks: Checks, ask: Ask): Promise<void> {
  const origin = `https://${siteName}`;
  const preflight = await ask("/api/admin/building/edit/1", {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST" },
  });
  checks.expect(preflight.status === 204, `a preflight: ${preflight.status}`);
  const allowed = String(preflight.headers["access-control-allow-headers"]);
  for (const name of ["content-type", "x-csrf-token", "idempotency-key"])
    checks.expect(allowed.includes(name), `a preflight allows ${name}: ${allowed}`);
  const answer = await ask("/api/admin/session", { headers: { origin } });
  checks.expect(answer.headers["access-control-allow-origin"] === origin, "the named origin may read");
  checks.expect(answer.headers["access-control-allow-credentials"] === "true", "it may send the cookie");
  checks.expect(/origin/i.test(String(answer.headers.vary)), `vary: ${answer.headers.vary}`);
  const elsewhere = "https://elsewhere.example";
  const foreign = await ask("/api/admin/session", { headers: { origin: elsewhere } });
  const named = String(foreign.headers["access-control-allow-origin"]);
  checks.expect(named !== elsewhere && named !== "*", `no other origin may read: ${named}`);
}
