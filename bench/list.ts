/** Against a bare `node:http` server. */
import { listAgainstRaw } from "./against-raw.ts";

await listAgainstRaw("building list");
