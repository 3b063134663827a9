const ofSdk = "firebase:";

/**
 * Lets the SDK continue when storage is full: it checks for space only on load, and a later write would throw
 * during a handshake. Its entries only save requests.
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
