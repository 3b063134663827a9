/**
 * `npm run trial -- audit`: known vulnerabilities of shipped packages, by pnpm. High and critical ones fail,
 * except those in `letThrough`. A registry that cannot answer has its own exit code. With `--outdated` it
 * lists first what has a newer version, Node's binaries and pnpm among it, which fails nothing.
 */
import { pathToFileURL } from "node:url";
import { run } from "./parts/child.mjs";
import { pnpmFile, pnpmVersion, toolEnvironment } from "./parts/project.mjs";

/**
 * Accepted advisories, with reasons.
 * @type {ReadonlyMap<string, string>}
 */
const letThrough = new Map();

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const env = toolEnvironment();
  if (process.argv.includes("--outdated")) {
    const [packages, own] = await Promise.all([
      run(pnpmFile, ["outdated", "-r", "--format", "json"], { env }),
      run("npm", ["view", "pnpm", "version"], { env }),
    ]);
    for (const line of [...newer(packages.output), `pnpm  ${pnpmVersion} -> ${own.output.trim()}`])
      process.stdout.write(`${line}\n`);
  }
  const { output } = await run(pnpmFile, ["audit", "--prod", "--json"], { env });
  const { code, lines } = judged(output);
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.exitCode = code;
}

/** @returns {string[]} `vite  8.3.8 -> 8.4.0  (palier, @palier/web)` */
export function newer(/** @type {string} */ text) {
  try {
    return Object.entries(JSON.parse(text)).map(
      ([name, { current, latest, isDeprecated, dependentPackages }]) => {
        const users = dependentPackages.map((/** @type {{ name: string }} */ each) => each.name).join(", ");
        return `${name}  ${current} -> ${latest}${isDeprecated ? "  DEPRECATED" : ""}  (${users})`;
      },
    );
  } catch {
    return ["NOT KNOWN: the registry did not say what is newer."];
  }
}

export function judged(/** @type {string} */ text) {
  const found = advisoriesIn(text);
  if (found === undefined) {
    const why = text.trim().replace(/\s+/g, " ").slice(0, 300);
    return { code: 3, lines: ["NOT JUDGED: the registry answered no audit. This is no pass.", why] };
  }
  const bad = found.filter(({ severity, name }) => /high|critical/.test(severity) && !letThrough.has(name));
  const lines = found.map(({ severity, name, title }) => {
    const reason = letThrough.get(name);
    return `${severity}  ${name}  ${title}${reason === undefined ? "" : `  (let through: ${reason})`}`;
  });
  return { code: bad.length > 0 ? 1 : 0, lines: [...lines, `${found.length} known, ${bad.length} too high`] };
}

/** @returns {{ name: string, severity: string, title: string }[] | undefined} undefined when it is no audit */
function advisoriesIn(/** @type {string} */ text) {
  try {
    const { advisories } = JSON.parse(text);
    if (typeof advisories !== "object" || advisories === null) return undefined;
    return Object.entries(advisories).map(
      ([id, { github_advisory_id: name = id, severity = "high", title = "" }]) => ({
        name,
        severity,
        title,
      }),
    );
  } catch {
    return undefined;
  }
}
