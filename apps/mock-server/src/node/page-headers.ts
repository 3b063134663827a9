import { createHash } from "node:crypto";

/**
 * Headers of pages and their files. Scripts come from here alone and styles may be inline (the grid writes its own);
 * connections may go anywhere on this machine and to Google's push and sign-in services, which the browser's SDK calls.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "content-security-policy": [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss: http://127.0.0.1:* http://localhost:* https://*.googleapis.com https://*.firebaseio.com https://*.firebasedatabase.app",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; "),
};

/** The headers of an HTML page whose inline scripts are part of its build: each is allowed by its hash, and no other. */
export function headersOfPage(html: string): Readonly<Record<string, string>> {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  const policy = pageHeaders["content-security-policy"] ?? "";
  const scripts = ["script-src 'self'", ...hashes].join(" ");
  return { ...pageHeaders, "content-security-policy": policy.replace("script-src 'self'", scripts) };
}
