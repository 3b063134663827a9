/**
 * `npm run sbom`: the lockfile's packages as CycloneDX 1.6, on standard output or into the named file, with
 * the digests that installations check. Reads only pnpm-lock.yaml.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./parts/project.mjs";

/** `'@scope/name@1.2.3':`, then its archive's digest. */
const entry = /^ {2}'?(@?[^@'\s]+)@([^':\s]+)'?:\n {4}resolution: \{integrity: (sha\d+)-([\w+/=]+)/gm;

const algorithms = new Map([
  ["sha1", "SHA-1"],
  ["sha256", "SHA-256"],
  ["sha512", "SHA-512"],
]);

/**
 * Deterministic.
 * @param {string} lockfile its text
 * @param {{ name: string, version: string }} of
 */
export function billOf(lockfile, { name, version }) {
  const packages = lockfile.slice(lockfile.indexOf("\npackages:"), lockfile.indexOf("\nsnapshots:"));
  const components = [...packages.matchAll(entry)].map(
    ([, full = "", at = "", algorithm = "", digest = ""]) => {
      const [group, own] = full.startsWith("@") ? full.split("/") : [undefined, full];
      const purl = `pkg:npm/${full.replace("@", "%40")}@${at}`;
      return {
        type: "library",
        "bom-ref": purl,
        ...(group === undefined ? {} : { group }),
        name: own,
        version: at,
        purl,
        hashes: [{ alg: algorithms.get(algorithm), content: Buffer.from(digest, "base64").toString("hex") }],
      };
    },
  );
  const digest = createHash("sha256").update(lockfile).digest("hex");
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`,
    version: 1,
    metadata: { component: { type: "application", "bom-ref": name, name, version } },
    components,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const bill = billOf(
    readFileSync(join(root, "pnpm-lock.yaml"), "utf8"),
    JSON.parse(readFileSync(join(root, "package.json"), "utf8")),
  );
  const text = `${JSON.stringify(bill, undefined, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}
