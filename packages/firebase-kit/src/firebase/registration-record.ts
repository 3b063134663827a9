/** The messaging SDK's note that this browser is registered, in its own database. */

const database = "firebase-messaging-database";
const store = "firebase-messaging-fid-registration-store";

/**
 * Removes the note, by the app's id. While it is there and younger than a week the SDK registers nothing anew, whatever
 * became of the subscription, and it stays where Google answers a deletion with an error, an unknown registration for one.
 * Never rejects: where the SDK keeps its note elsewhere, the next registration is a week late at most.
 */
export async function forgetRegistrationRecord(appId: string): Promise<void> {
  try {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes(database)) return;
    const opened = await settled(indexedDB.open(database));
    try {
      if (!opened.objectStoreNames.contains(store)) return;
      await settled(opened.transaction(store, "readwrite").objectStore(store).delete(appId));
    } finally {
      opened.close();
    }
  } catch {
    // Said above.
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
