/** How a backend tells pages that records changed: docs/firebase.md shows it. */
import { getDatabase, ServerValue } from "firebase-admin/database";

/** When records of an area changed: pages that show it read again. */
export const announce = (area: string): Promise<void> =>
  getDatabase()
    .ref(`changes/${area}`)
    .update({ at: ServerValue.TIMESTAMP, seq: ServerValue.increment(1) });
