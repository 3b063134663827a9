import { join } from "node:path";

export const here = join(import.meta.dirname, "../..");
export const repository = join(here, "../..");
