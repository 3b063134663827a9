import { listAgainstRaw } from "./against-raw.ts";

await listAgainstRaw("building list");
