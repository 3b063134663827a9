import { type Database, ref } from "firebase/database";

/**
 * Keeps the SDK from adding two listeners to the window at each attempt to connect (1.1.5): it asks whether the browser
 * is online by a new `OnlineMonitor`, which is never removed and, being new, always says yes. The one that it heeds is
 * made with the connection and stays. Does nothing where the SDK is built otherwise.
 */
export function askFewMonitors(database: Database): void {
  const connection = property(property(ref(database), "_repo"), "persistentConnection_");
  if (!(connection instanceof Object) || typeof property(connection, "shouldReconnect_") !== "function")
    return;
  const isInterrupted = (): boolean => {
    const reasons = property(connection, "interruptReasons_");
    return reasons instanceof Object && Object.keys(reasons).length > 0;
  };
  Reflect.set(connection, "shouldReconnect_", () => !isInterrupted());
}

const property = (of: unknown, name: string): unknown =>
  of instanceof Object ? Reflect.get(of, name) : undefined;
