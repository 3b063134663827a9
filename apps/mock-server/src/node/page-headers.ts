import { createHash } from "node:crypto";

const policyHeader = "content-security-policy";

/** Inline scripts and styles are allowed by hash. Unlisted directives fall back to `default-src`. */
const directives: Readonly<Record<string, readonly string[]>> = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "frame-src": ["'self'"],
  "worker-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
  // Trusted Types: these pages have no policy.
  "require-trusted-types-for": ["'script'"],
  "trusted-types": [],
};

/**
 * The web app's Trusted Types: DOMPurify's output; pasted markup, which the editor's schema filters; a document for
 * counting words; URLs of app script and service worker.
 */
const policies = ["dompurify", "ProseMirrorClipboard", "palier-inert", "palier-worker"];

/** Unused devices; unlisted ones ask the user. */
const devices = [
  "accelerometer",
  "bluetooth",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

export const pageHeaders: Readonly<Record<string, string>> = headersWith({});

/** For `/docs`: Swagger UI writes markup, cleaned by its own DOMPurify, and draws icons from `data:` addresses. */
export const referenceHeaders: Readonly<Record<string, string>> = {
  ...pageHeaders,
  [policyHeader]: withoutTypes(pageHeaders[policyHeader] ?? ""),
};

export interface PageNeeds {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  /** `127.0.0.1:9000` */
  readonly emulators: readonly string[];
}

/** For push registration. */
const pushServices = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

export const appHeaders = ({ origin, emulators }: PageNeeds): Readonly<Record<string, string>> =>
  headersWith({
    "trusted-types": policies,
    "connect-src": [
      origin.replace(/^http/, "ws"),
      ...emulators.flatMap((host) => [`http://${host}`, `ws://${host}`]),
      ...pushServices,
    ],
  });

export interface DeployedNeeds {
  /** Further origins (`https://app-eu.firebaseio.com`, `wss://*.firebaseio.com`). */
  readonly connect?: readonly string[];
  /** Where the API is, if not on the page's own origin: called, and its proofs and photos shown. */
  readonly api?: string;
}

/** Of a web server that serves the built page `html`. */
export function deployedHeaders(
  html: string,
  { connect = [], api }: DeployedNeeds,
): Readonly<Record<string, string>> {
  const own = api === undefined ? [] : [api];
  const sources = { "connect-src": [...own, ...connect], "frame-src": own, "img-src": own };
  return {
    ...headersOfPage(headersWith({ "trusted-types": policies, ...sources }), html),
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  };
}

/** Hashes inline scripts and styles. */
export function headersOfPage(headers: Readonly<Record<string, string>>, html: string): typeof headers {
  const policy = (headers[policyHeader] ?? "").replace(/(script|style)-src 'self'/g, (own, kind: string) =>
    [own, ...hashesOf(html, kind)].join(" "),
  );
  return { ...headers, [policyHeader]: policy };
}

const hashesOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"))].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

function headersWith(more: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  const policy = Object.entries(directives).map(([name, sources]) =>
    [name, ...sources, ...(more[name] ?? [])].join(" "),
  );
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    // From openers and opened pages.
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": devices.map((name) => `${name}=()`).join(", "),
    [policyHeader]: policy.join("; "),
  };
}

function withoutTypes(policy: string): string {
  return policy.replace(/; require-trusted-types-for [^;]*; trusted-types[^;]*/, "");
}
