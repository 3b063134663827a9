/** Pages and searches of a million rows over HTTP. */
import { report } from "./figure.ts";
import { reportPages } from "./million-pages.ts";
import { reportSearches } from "./million-search.ts";
import { mockServer } from "./served.ts";

const start = performance.now();
const million = await mockServer("--rows", "building=1000000");
report({ what: "1,000,000 buildings: until ready", value: (performance.now() - start) / 1000, unit: "s" });
await reportSearches(million);
const thousand = await mockServer("--rows", "building=1000");
await reportPages(million, thousand);
report({
  what: "1,000,000 buildings: highest memory",
  value: million.peakMemory(),
  unit: "MiB",
  atMost: 2048,
});
million.stop();
thousand.stop();
