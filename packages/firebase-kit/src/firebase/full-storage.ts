const ofSdk = "firebase:";

/**
 * The SDK checks for space only on load; a later write would throw during a handshake. Its entries only save
 * requests.
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
