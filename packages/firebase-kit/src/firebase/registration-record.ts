/** The messaging SDK's record, in its own database, that this browser is registered. */

const database = "firebase-messaging-database";
const store = "firebase-messaging-fid-registration-store";

/**
 * Removes the record, by the app's id. While it is younger than a week the SDK registers nothing, whatever
 * happened to the subscription; and it survives a deletion that Google answers with an error, such as an
 * unknown registration. Never rejects: if the SDK keeps its record elsewhere, the next registration is at
 * most a week late.
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
    // See above: never rejects.
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
