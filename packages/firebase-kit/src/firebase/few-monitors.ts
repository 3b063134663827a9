import { type Database, ref } from "firebase/database";

/**
 * Stops SDK 1.1.5 from adding two window listeners per connection attempt: each attempt creates an
 * `OnlineMonitor`, never removed, that always reports online. The connection's own monitor stays. No effect
 * on differently built SDKs.
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
