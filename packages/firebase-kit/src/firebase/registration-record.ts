const database = "firebase-messaging-database";
const store = "firebase-messaging-fid-registration-store";

/**
 * With this record, the SDK registers nothing for a week, even without a subscription. Left behind when
 * Google answers a deletion with an error. Never rejects.
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
    // Never rejects.
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
