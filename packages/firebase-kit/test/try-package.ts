/**
 * Packs the kit, installs it with npm in an empty folder, and compiles its examples there under strict settings.
 * They run against the played service: a lock that another admin holds, asks for and lets go of. Exits with 1 and
 * a reason on failure. Without a network it uses, and reports, this repository's dependencies.
 */
import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { startRealtime } from "@palier/mock-server/realtime";
import rules from "../rules/database.rules.json" with { type: "json" };

const run = promisify(execFile);
const kit = join(import.meta.dirname, "..");
const folder = await realpath(await mkdtemp(join(tmpdir(), "palier-packed-firebase-kit-")));

/** Prints what the page shows, whenever it changes. */
const page = `import { Window } from "happy-dom";
const window = new Window({ url: "http://127.0.0.1/" });
Object.assign(globalThis, { window, document: window.document });
const { createRoot } = await import("react-dom/client");
const { App } = await import("./app.tsx");
const { serviceFor } = await import("./service.ts");

const config = JSON.parse(process.argv[2] ?? "");
const service = serviceFor({ id: 1, email: "jeanne@x.fr", name: "Jeanne" }, { config: async () => config });
const rootElement = document.createElement("div");
document.body.append(rootElement);
createRoot(rootElement).render(<App service={service} />);
let shown: string | null = "";
setInterval(() => {
  if (shown !== rootElement.textContent) console.log(rootElement.textContent);
  shown = rootElement.textContent;
}, 20);
`;

/** Each entry has types, none is \`any\`. */
const types = `import { readRealtimeConfig } from "@palier/firebase-kit";
import { connectFirebase } from "@palier/firebase-kit/firebase";
import { databaseRules, leaseTime } from "@palier/firebase-kit/rules";
import { startServiceWorker } from "@palier/firebase-kit/service-worker";

export const wrong = [
  // @ts-expect-error the title is a text
  () => startServiceWorker({ title: 1 }),
  // @ts-expect-error the admin is missing
  () => connectFirebase({ config: async () => readRealtimeConfig({}) }),
];
export const right: [number, object] = [leaseTime, databaseRules(["order"])];
`;

const compilerOptions = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  jsx: "react-jsx",
  rewriteRelativeImportExtensions: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  outDir: "built",
  skipLibCheck: true,
  types: ["node"],
};

/** npm's errors without a network; others are the package's fault. */
const unreachable = /E(?:NOTFOUND|CONNREFUSED|TIMEDOUT|AI_AGAIN|CONNRESET|NOTCACHED)/;

try {
  await install();
  await cp(join(folder, "node_modules/@palier/firebase-kit/examples"), folder, { recursive: true });
  await rm(join(folder, "backend"), { recursive: true });
  await writeFile(join(folder, "page.tsx"), page);
  await writeFile(join(folder, "types.ts"), types);
  const include = ["*.ts", "*.tsx"];
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
  await run(process.execPath, [join(packageFolder("typescript"), "bin/tsc"), "-p", "."], { cwd: folder });
  await editABuilding();
  console.log(
    "ok      @palier/firebase-kit, packed, compiles in an empty folder and locks a record from there",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  for (const name of ["stdout", "stderr"]) console.error(Reflect.get(Object(error), name) ?? "");
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function editABuilding(): Promise<void> {
  const service = await startRealtime({ rules });
  const world = service.realtime.namespace("palier-packed");
  const claims = { adminId: 1, adminEmail: "jeanne@x.fr", adminName: "Jeanne" };
  const config = {
    ...service.realtime.settings(world.name, service.url),
    authEmulator: service.url,
    databaseEmulator: `127.0.0.1:${service.port}`,
    signIn: { strategy: "custom-token", token: service.realtime.customToken(world.name, "u1", claims) },
  };
  const marc = { id: 2, email: "marc@x.fr", name: "Marc", sid: "m" };
  const held = () => ({ ...marc, at: service.now(), seen: service.now(), typed: true });
  world.set("locks/building/12", held());
  world.set("locks/building/13", held());
  const app = spawn(process.execPath, ["built/page.js", JSON.stringify(config)], { cwd: folder });
  let said = "";
  app.stdout.on("data", (text: Buffer) => {
    said += text;
  });
  app.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  const shows = async (line: RegExp): Promise<void> => {
    for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((go) => setTimeout(go, 50)))
      if (line.test(said.trimEnd().split("\n").at(-1) ?? "")) return;
    throw new Error(`the page does not show ${line}:\n${said}`);
  };
  try {
    await shows(/Row 12: MarcRow 13: MarcLock: Marc editsAsk \(none\)Push: unsupported/);
    world.set("locks/building/12/left", true);
    world.set("locks/building/12", null);
    await shows(/Row 12: freeRow 13: MarcLock: minePush/);
    const holder = "jeanne@x.fr";
    world.set("takeovers/building/12", { ...marc, at: service.now(), holder });
    await shows(/Lock: mineGive it to MarcPush/);
  } finally {
    app.kill();
    await service.close();
  }
}

async function install(): Promise<void> {
  await run(process.execPath, [join(kit, "scripts/package.ts")], { cwd: kit });
  const args = ["pack", join(kit, "dist"), "--pack-destination", folder, "--json"];
  const { stdout } = await run("npm", args, { cwd: folder });
  const tarball = join(folder, /"filename":\s*"([^"]+)"/.exec(stdout)?.[1] ?? "");
  await writeFile(join(folder, "package.json"), '{"private":true,"type":"module"}');
  try {
    const quick = ["--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=0"];
    const react = await versionOf("react");
    const asked = [tarball, `react@${react}`, `react-dom@${react}`];
    await run("npm", ["install", ...quick, ...asked], { cwd: folder, timeout: 180_000 });
  } catch (error) {
    if (!unreachable.test(String(Reflect.get(Object(error), "stderr")))) throw error;
    console.log("note    no network: firebase, bowser and React are this repository's own");
    await unpack(tarball);
  }
  for (const name of ["happy-dom", "@types/node", "@types/react", "@types/react-dom"]) await lend(name);
}

/** Unpacks the tarball where npm would, with this repository's dependencies. */
async function unpack(packed: string): Promise<void> {
  const place = join(folder, "node_modules/@palier/firebase-kit");
  await mkdir(place, { recursive: true });
  await run("tar", ["-xzf", packed, "-C", place, "--strip-components=1"]);
  for (const name of ["firebase", "bowser", "react", "react-dom"]) await lend(name);
}

async function lend(name: string): Promise<void> {
  const lent = join(folder, "node_modules", name);
  if (existsSync(lent)) return;
  await mkdir(dirname(lent), { recursive: true });
  await symlink(packageFolder(name), lent, "dir");
}

/** React is what the tests use, Bowser what the kit depends on. */
function packageFolder(name: string): string {
  const from = name === "bowser" ? join(kit, "package.json") : import.meta.filename;
  return dirname(createRequire(from).resolve(`${name}/package.json`));
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(packageFolder(name), "package.json"), "utf8");
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? "";
}
