/**
 * `npm run -s deploy:headers -- nginx > headers.nginx.conf`: the headers of the present build, whose policy has the hashes of
 * its inline script and style. With `--api`, the page and its compressed companions name the API of another origin;
 * without, they name none. Exits with 2 for an invalid command line.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { deployedHeaders } from "../src/node/page-headers.ts";

const help = `npm run -s deploy:headers -- nginx|caddy [--api ADDRESS] [--connect ORIGIN]... [--dist FOLDER]
  writes the headers of the present build to the standard output
  --api      the API's address where it has another origin (https://api.example.fr); the page then names it
  --connect  a further origin that the page connects to (https://*.firebasedatabase.app, wss://…)
  --dist     the build, apps/web/dist if nothing is said`;

const ways: Readonly<Record<string, (name: string, value: string) => string>> = {
  nginx: (name, value) => `add_header ${name} "${value}" always;`,
  caddy: (name, value) => `header ${name} "${value}"`,
};

const said = read();
if (typeof said === "string") {
  console.error(said);
  process.exitCode = 2;
} else {
  const { way, api, connect, dist } = said;
  const html = namedIn(dist, api);
  const needs = { connect, ...(api === undefined ? {} : { api: api.origin }) };
  for (const [name, value] of Object.entries(deployedHeaders(html, needs))) console.log(way(name, value));
}

/** Or what is wrong with the command line. */
function read() {
  const text = { type: "string" } as const;
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { api: text, connect: { ...text, multiple: true }, dist: text, help: { type: "boolean" } },
    });
    if (values.help === true) return help;
    const [server = "", ...rest] = positionals;
    const way = ways[server];
    if (way === undefined || rest.length > 0) return help;
    const { connect = [], dist = join(import.meta.dirname, "../../web/dist") } = values;
    const wrong = connect.find((each) => !isOrigin(each, "wss|https"));
    if (wrong !== undefined)
      return `--connect ${wrong}: an origin is https:// or wss:// and a host, nothing more.`;
    const api = values.api === undefined ? undefined : new URL(values.api);
    if (api !== undefined && (!isOrigin(api.origin, "https") || api.search + api.hash + api.username !== ""))
      return `--api ${values.api}: an address of https:// and a host, with a path if it is not /api.`;
    return { way, api, connect, dist };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${help}`;
  }
}

/** `http:` and `ws:` on this machine alone, where it is tried. */
function isOrigin(origin: string, schemes: string): boolean {
  return (
    new RegExp(`^(?:${schemes})://[\\w*.-]+(?::\\d+)?$`).test(origin) ||
    /^(?:http|ws):\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(origin)
  );
}

/** Writes the page anew if it names another API, or none; with its companions, which servers send instead of it. */
function namedIn(dist: string, api: URL | undefined): string {
  const file = join(dist, "index.html");
  const html = readFileSync(file, "utf8");
  const bare = html.replace(/<meta name="palier-api"[^>]*>/, "");
  const base = api?.pathname === "/" ? `${api.origin}/api` : api?.href.replace(/\/$/, "");
  const named =
    base === undefined ? bare : bare.replace("<head>", `<head><meta name="palier-api" content="${base}">`);
  if (named === html) return html;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(named, quality));
  writeFileSync(`${file}.gz`, gzipSync(named, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(file, named);
  return named;
}
