import { catalog } from "../world/catalog.ts";
import { need } from "../world/records.ts";
import type { Call } from "./call.ts";

/** Makes sure that the records under which a path stands are there (`{walletId}` in `/wallets/{walletId}/imports/new`): else 404. */
export function needParents({ world, params }: Call): void {
  for (const [name, id] of Object.entries(params)) {
    const parent = name.replace(/Id$/, "");
    if (parent !== name && catalog.has(parent)) need({ world }, parent, id);
  }
}
