/**
 * `npm run trial -- fuzz --requests 10000 --seeds 3`: exits with 1 for a 5xx answer and prints its request.
 */
import { parseArgs } from "node:util";
import { generatedRequests } from "../test/generated-requests.ts";

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seeds: { type: "string", default: "1" },
    seed: { type: "string", default: "palier" },
  },
});
const began = performance.now();
let failed = 0;
for (let at = 0; at < Number(values.seeds); at += 1) {
  const seed = at === 0 ? values.seed : `${values.seed}-${at}`;
  const { requests, statuses, faults } = await generatedRequests(seed, Number(values.requests));
  failed += faults.length;
  for (const fault of faults.slice(0, 20)) console.log(`  ✘ ${JSON.stringify(fault.slice(0, 600))}`);
  console.log(`seed ${seed}: ${requests} requests, ${faults.length} with 5xx; ${JSON.stringify(statuses)}`);
}
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
process.exitCode = failed > 0 ? 1 : 0;
