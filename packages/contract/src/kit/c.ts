import { initContract } from "@ts-rest/core";

/** ts-rest's contract builder. Only this kit and the web app's `api/` know ts-rest: its upkeep is slow, so leaving it must stay cheap. */
export const c = initContract();
