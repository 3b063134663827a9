import { accountAdminArea } from "./areas/account-admin.ts";
import { buildingArea } from "./areas/building.ts";
import { sessionArea } from "./areas/session.ts";
import type { Area } from "./from-contract/define-area.ts";

/** Every area that adds something to what the contract alone can serve. */
export const areas: readonly Area[] = [sessionArea, accountAdminArea, buildingArea];
