import { join } from "node:path";

/** This workspace's folder, and the repository's. */
export const here = join(import.meta.dirname, "../..");
export const repository = join(here, "../..");
