/** Prefix of the SDK's keys. */
const ofSdk = "firebase:";

/**
 * Lets the SDK continue when the browser's storage is full. It tests for space only when loaded; a later
 * write would throw in the middle of a handshake. What it stores merely saves requests.
 */
export function tolerateFullStorage(storage: Pick<Storage, "setItem">): void {
  const { setItem } = storage;
  storage.setItem = function set(this: Storage, key: string, value: string) {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!key.startsWith(ofSdk)) throw error;
    }
  };
}
