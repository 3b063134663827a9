import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, extname } from "node:path";
import { contentType } from "mime-types";
import sendFile from "send";
import { emptyAnswer, withHeaders } from "../core/answers.ts";
import { originOf } from "../core/origin.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer } from "../core/refusal.ts";
import type { NodeRequest } from "./node-request.ts";
import { appHeaders, headersOfPage } from "./page-headers.ts";
import { letGo, send } from "./send.ts";

/** Such files never change. */
const hashed = /[-.][\w-]{8,}\.\w+$/;

const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** A file that may answer a request. */
interface Candidate {
  /** In the folder, percent-encoded. */
  readonly path: string;
  readonly encoding?: string;
}

/** The library's; 412 and 416 are about a file that is there. */
interface FileError {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WebFiles {
  /** The built web app. */
  readonly folder: string;
  /** Hosts that the app connects to. */
  readonly emulators: readonly string[];
  readonly patience: number;
}

/**
 * Serves a built web app, with `index.html` for navigations, as the app owns its routes. Precompressed files
 * go to whoever accepts them; ETag and Range are the library's.
 */
export function staticFiles({ folder, emulators, patience }: WebFiles) {
  return (request: NodeRequest, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      const answer = problemAnswer("method-not-allowed", { detail: problemDetails.method("GET, HEAD") });
      send(incoming, outgoing, withHeaders(answer, { allow: "GET, HEAD" }));
      return;
    }
    const own = appHeaders({ origin: originOf(request), emulators });
    const attempt = ([file, ...others]: readonly Candidate[]): void => {
      if (file === undefined) {
        send(incoming, outgoing, problemAnswer("not-found", { detail: problemDetails.noPath }));
        return;
      }
      const next = () => attempt(others);
      sendFile(incoming, file.path, { root: folder })
        .on("headers", (_: unknown, path: string) => {
          const encoding = file.encoding === undefined ? {} : { "content-encoding": file.encoding };
          const original = encodings.find(({ name }) => name === file.encoding)?.ending ?? "";
          const all = { ...headersOfFile(path.slice(0, path.length - original.length), own), ...encoding };
          for (const [name, value] of Object.entries(all)) outgoing.setHeader(name, value);
          letGo(outgoing, patience);
        })
        .on("directory", next)
        .on("error", ({ statusCode, headers }: FileError) => {
          if (statusCode !== 412 && statusCode !== 416) {
            next();
            return;
          }
          for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
          send(incoming, outgoing, emptyAnswer(statusCode, headers));
        })
        .pipe(outgoing);
    };
    attempt(candidates(request));
  };
}

/** In order of preference. */
function candidates(request: NodeRequest): Candidate[] {
  const path = request.path.endsWith("/") ? `${request.path}index.html` : request.path;
  const navigates = request.header("accept")?.includes("text/html") === true && extname(request.path) === "";
  const accepted = encodings.filter(({ name }) => accepts(request.header("accept-encoding") ?? "", name));
  return [path, ...(navigates ? ["/index.html"] : [])].flatMap((file) => [
    ...accepted.map(({ name, ending }) => ({ path: file + ending, encoding: name })),
    { path: file },
  ]);
}

function headersOfFile(path: string, own: Readonly<Record<string, string>>): Record<string, string> {
  const type = contentType(basename(path));
  return {
    ...(extname(path) === ".html" ? headersOfPage(own, readFileSync(path, "utf8")) : own),
    ...(type === false ? {} : { "content-type": type }),
    "cache-control": hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  };
}

/** `br;q=0` refuses it. */
const accepts = (header: string, name: string): boolean =>
  header.split(",").some((part) => {
    const [coding = "", ...more] = part.toLowerCase().split(";");
    return coding.trim() === name && !more.some((each) => /^\s*q=0(?:\.0*)?\s*$/.test(each));
  });
