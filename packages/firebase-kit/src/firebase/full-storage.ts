/** The SDK's own keys begin so. */
const ofSdk = "firebase:";

/**
 * Lets the SDK go on where the browser's storage is full. It looks for room once, when it is loaded, and writes unguarded
 * later: what it is refused then would be thrown in the middle of a handshake. What it keeps there only spares it requests.
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
