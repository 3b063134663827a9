import { createHash } from "node:crypto";

const policyHeader = "content-security-policy";

/**
 * What a page may do: scripts and styles from here alone, inline ones by their hash, and no connection to any other
 * host. A directive that is not listed is `default-src`'s.
 */
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
  // A text becomes markup or a script's address by a policy alone, and these pages have none.
  "require-trusted-types-for": ["'script'"],
  "trusted-types": [],
};

/**
 * The policies that the web app's code may make, each once: what DOMPurify has cleaned; what is pasted into the editor, which
 * parses it apart and keeps what its schema knows; a document to count words in; the address of the app's script
 * and of the service worker.
 */
const policies = ["dompurify", "ProseMirrorClipboard", "palier-inert", "palier-entry", "palier-worker"];

/** Devices that no screen uses; what is not listed has the browser's own default, which asks the user first. */
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

/** Headers of pages and their files that need no other host. */
export const pageHeaders: Readonly<Record<string, string>> = headersWith({});

/** What a page of the web app needs beyond this server's files. */
export interface PageNeeds {
  /** Where the browser sees this server: `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Hosts of official emulators: `127.0.0.1:9000`. */
  readonly emulators: readonly string[];
}

/** Push registers with these two; the other services of Firebase are this server's own, or an emulator's. */
const pushServices = [
  "https://firebaseinstallations.googleapis.com",
  "https://fcmregistrations.googleapis.com",
];

/** Headers of the web app's files, its service worker among them: their code reaches the services that its settings name. */
export const appHeaders = ({ origin, emulators }: PageNeeds): Readonly<Record<string, string>> =>
  headersWith({
    "trusted-types": policies,
    "connect-src": [
      origin.replace(/^http/, "ws"),
      ...emulators.flatMap((host) => [`http://${host}`, `ws://${host}`]),
      ...pushServices,
    ],
  });

/**
 * Headers of a deployment: its pages reach these origins beside their own (`https://app-eu.firebaseio.com`,
 * `wss://*.firebaseio.com`), and only over https.
 */
export const deployedHeaders = (
  html: string,
  connect: readonly string[],
): Readonly<Record<string, string>> => ({
  ...headersOfPage(headersWith({ "trusted-types": policies, "connect-src": connect }), html),
  "strict-transport-security": "max-age=31536000; includeSubDomains",
});

/** The headers of an HTML page: its inline scripts and styles are part of its build, each allowed by its hash, no other. */
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
    // A page that opens this one, or is opened by it, has no handle on its window.
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": devices.map((name) => `${name}=()`).join(", "),
    [policyHeader]: policy.join("; "),
  };
}
