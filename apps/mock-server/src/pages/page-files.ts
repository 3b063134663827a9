import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const types = { js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8" } as const;

/** What the pages load, all from this server. */
export const ownFiles = ["page.css", "mock.css", "mock.js", "docs.css", "docs.js"] as const;
export const swaggerFiles = ["swagger-ui-bundle.js", "swagger-ui.css"] as const;

export interface PageFile {
  readonly type: string;
  readonly text: string;
}

/** The file at `/__mock/files/<name>`; undefined for any other address. Read once. */
export function pageFile(path: string): PageFile | undefined {
  const name = [...ownFiles, ...swaggerFiles].find((each) => path === fileUrl(each));
  if (name === undefined) return undefined;
  const known = read.get(name) ?? { type: types[name.endsWith(".js") ? "js" : "css"], text: textOf(name) };
  read.set(name, known);
  return known;
}

export const fileUrl = (name: (typeof ownFiles)[number] | (typeof swaggerFiles)[number]): string =>
  `/__mock/files/${name}`;

const read = new Map<string, PageFile>();

/** In the package for testers, all stand in a folder beside the bundle. */
function textOf(name: string): string {
  const packed = new URL(`./pages/${name}`, import.meta.url);
  if (existsSync(packed)) return readFileSync(packed, "utf8");
  if (name.startsWith("swagger-ui"))
    return readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`), "utf8");
  return readFileSync(new URL(`./${name}`, import.meta.url), "utf8");
}
