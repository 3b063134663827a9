/** How a backend notifies pages of changed records; see docs/firebase-backend.md. */
import { getDatabase, ServerValue } from "firebase-admin/database";

/** Called when records of an area changed; pages that show it reload them. */
export const announce = (area: string): Promise<void> =>
  getDatabase()
    .ref(`changes/${area}`)
    .update({ at: ServerValue.TIMESTAMP, seq: ServerValue.increment(1) });
