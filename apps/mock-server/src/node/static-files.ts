import { readFile, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import { originOf } from "../core/origin.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer } from "../core/refusal.ts";
import { appHeaders, headersOfPage } from "./page-headers.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

type Headers = Readonly<Record<string, string>>;

const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** Such files never change. */
const hashed = /[-.][\w-]{8,}\.\w+$/;

/**
 * Serves a built web app, with `index.html` for navigations, as the app owns its routes, and precompressed
 * files if accepted. `emulators`: hosts that the app connects to.
 */
export function staticFiles(
  folder: string,
  emulators: readonly string[] = [],
): (request: CoreRequest) => Promise<CoreAnswer> {
  const root = resolve(folder);
  const headersFor = (request: CoreRequest) => appHeaders({ origin: originOf(request), emulators });
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const answer = problemAnswer("method-not-allowed", { detail: problemDetails.method("GET, HEAD") });
      return { ...answer, headers: { ...answer.headers, allow: "GET, HEAD" } };
    }
    const path = filePath(root, request.path);
    const found = path === undefined ? undefined : await fileAnswer(path, request, headersFor(request));
    if (found !== undefined) return found;
    const navigates =
      request.header("accept")?.includes("text/html") === true && extname(request.path) === "";
    const page = navigates
      ? await fileAnswer(join(root, "index.html"), request, headersFor(request))
      : undefined;
    return page ?? problemAnswer("not-found", { detail: problemDetails.noPath });
  };
}

/** Undefined outside the folder. */
function filePath(root: string, path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    if (decoded.includes("\0") || decoded.includes("\\")) return undefined;
    const file = resolve(root, `.${decoded.endsWith("/") ? `${decoded}index.html` : decoded}`);
    return file.startsWith(root + sep) && !/\.(?:br|gz)$/.test(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function fileAnswer(path: string, request: CoreRequest, own: Headers): Promise<CoreAnswer | undefined> {
  const type = types[extname(path)];
  if (type === undefined || !(await isFile(path))) return undefined;
  const original = await bytes(path);
  const accepted = request.header("accept-encoding") ?? "";
  const headers: Record<string, string> = {
    ...(extname(path) === ".html" ? headersOfPage(own, Buffer.from(original).toString("utf8")) : own),
    "content-type": type,
    "cache-control": hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  };
  for (const { name, ending } of encodings) {
    if (!accepts(accepted, name) || !(await isFile(path + ending))) continue;
    return {
      status: 200,
      headers: { ...headers, "content-encoding": name },
      body: await bytes(path + ending),
    };
  }
  return { status: 200, headers, body: original };
}

/** `br;q=0` refuses it. */
const accepts = (header: string, name: string): boolean =>
  header.split(",").some((part) => {
    const [coding = "", ...more] = part.toLowerCase().split(";");
    return coding.trim() === name && !more.some((each) => /^\s*q=0(?:\.0*)?\s*$/.test(each));
  });

const bytes = async (path: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(path));

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
