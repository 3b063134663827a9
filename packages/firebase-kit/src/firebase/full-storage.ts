const ofSdk = "firebase:";

/**
 * The SDK checks for space on load only; later writes would throw during a handshake. Its entries only save
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
