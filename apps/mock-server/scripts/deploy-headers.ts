/**
 * The policy contains hashes of this build's inline script and style. `npm run -s trial -- headers nginx
 * --connect https://app.firebaseio.com > headers.nginx.conf`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deployedHeaders } from "../src/node/page-headers.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { connect: { type: "string", multiple: true, default: [] } },
});
const ways: Readonly<Record<string, (name: string, value: string) => string>> = {
  nginx: (name, value) => `add_header ${name} "${value}" always;`,
  caddy: (name, value) => `header ${name} "${value}"`,
};
const [server = ""] = positionals;
const way = ways[server];
const foreign = values.connect.filter((each) => !/^(?:https|wss):\/\/[\w*.:-]+$/.test(each));
if (way === undefined || foreign.length > 0) {
  console.error(
    way === undefined
      ? `${server || "(nothing)"} is not known: say ${Object.keys(ways).join(" or ")}.`
      : `--connect ${foreign.join(" ")}: an origin is https:// or wss:// and a host, nothing more.`,
  );
  process.exit(2);
}
const html = readFileSync(join(import.meta.dirname, "../../web/dist/index.html"), "utf8");
for (const [name, value] of Object.entries(deployedHeaders(html, values.connect)))
  console.log(way(name, value));
