/**
 * Fills the built index.html: the frame, and an inline script that requests the session, the URL's list and its
 * scripts beside the entry (docs/decisions/0051).
 */
import { fileURLToPath } from "node:url";
import { build, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

type Collected = typeof import("./collect.tsx");

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Not for bench/bare-grid, which shares the configuration. */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "palier:first-paint",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (bundle === undefined || config.root !== root.replace(/\/$/, "")) return html;
        const { module } = await runnerImport<Collected>(`${root}first-paint/collect.tsx`, {
          root,
          configFile: false,
          logLevel: "error",
          plugins: [noStyles],
        });
        const graph = chunksOf(bundle);
        const lists = module.lists.map(({ module: file, ...list }) => ({
          ...list,
          scripts: scriptsOf(graph, [file, "/src/list-screen/list-screen.tsx"]).map(
            (name) => config.base + name,
          ),
        }));
        const records = module.records.map(({ module: file, ...record }) => ({
          ...record,
          scripts: scriptsOf(graph, [file]).map((name) => config.base + name),
        }));
        const { script: entry, imports } = entryOf(html);
        // An unminified build is larger.
        if (config.build.minify !== false)
          for (const { at, scripts } of lists)
            holdSize(
              at,
              [entry, ...imports, ...scripts].map((path) => graph.get(path.slice(config.base.length))),
            );
        const script = await inlineScript({
          palierLists: JSON.stringify(
            Object.fromEntries(lists.map((each) => [each.at, JSON.stringify(each)])),
          ),
          palierRecords: JSON.stringify(records),
        });
        return html
          .replace("</title>", (end) => `${end}<script>${script}</script>`)
          .replace('<div id="palier"></div>', (mount) => mount + bodyOf(module));
      },
    },
  };
}

/** In bytes, minified: what a list may need before its rows can be worked with (docs/decisions/0051). */
const mostOfList = 810_000;
/** Each of its rows is a form. */
const mostOfSettings = 1_030_000;

/** @throws Error that names each script of a list that needs too much, with its bytes */
function holdSize(at: string, chunks: readonly (Chunk | undefined)[]): void {
  const sizes = chunks.map((chunk) => [chunk?.name, Buffer.byteLength(chunk?.code ?? "")] as const);
  const all = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  const most = at === "/admin/settings" ? mostOfSettings : mostOfList;
  if (all <= most) return;
  const parts = sizes.map(([name, bytes]) => `${name} ${bytes}`).join(", ");
  throw new Error(`${at} needs ${all} bytes of script, of which ${most} are allowed: ${parts}`);
}

function bodyOf({ frame, frameTexts: { noScript, failed, reload } }: Collected): string {
  return [
    `<noscript><p class="first-notice">${noScript}</p></noscript>`,
    `<div id="failed" class="first-notice" role="alert" hidden>${failed} <a href="">${reload}</a></div>`,
    `<div id="frame" class="first-frame">${frame}</div>`,
  ].join("");
}

const entryImports = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;
const entryScripts = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g;

/** Of a pure entry, Vite lists the imports' scripts in order. */
function entryOf(html: string): { readonly script: string; readonly imports: readonly string[] } {
  const paths = (tags: RegExp): string[] => [...html.matchAll(tags)].map(([, path = ""]) => path);
  const scripts = paths(entryScripts);
  const script = scripts.pop();
  if (script === undefined) throw new Error("index.html has no entry");
  return { script, imports: [...scripts, ...paths(entryImports)] };
}

/** Vite's runner cannot load style sheets. */
const noStyles: Plugin = {
  name: "palier:no-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-style" : undefined),
  load: (id) => (id === "\0no-style" ? "" : undefined),
};

/** By file name. */
function chunksOf(bundle: Bundle): ReadonlyMap<string, Chunk> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** With imports, without those that index.html names. */
function scriptsOf(graph: ReadonlyMap<string, Chunk>, modules: readonly string[]): string[] {
  const chunks = [...graph.values()];
  const reach = (start: readonly string[], into: Set<string>): Set<string> => {
    for (const name of start) {
      if (into.has(name)) continue;
      into.add(name);
      reach(graph.get(name)?.imports ?? [], into);
    }
    return into;
  };
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const named = reach(entries, new Set());
  const starts = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (chunk === undefined) throw new Error(`no script holds ${module}`);
    return chunk.fileName;
  });
  return [...reach(starts, new Set())].filter((name) => !named.has(name));
}

/** In characters: everything waits for it. */
const mostInline = 50_000;

/** src/first-paint/inline.ts without imports; `</` is escaped, so that nothing closes the element. */
async function inlineScript(define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    define,
    build: {
      target: "es2024",
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: `${root}src/first-paint/inline.ts`,
        output: { format: "iife" },
      },
    },
  });
  const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const code = output.find((file) => file.type === "chunk")?.code;
  if (code === undefined) throw new Error("the inline script was not built");
  // A kit module with a side effect once brought in the whole kit.
  if (code.length > mostInline) throw new Error(`the inline script has ${code.length} characters`);
  return code.trim().replaceAll("</", "<\\/");
}
