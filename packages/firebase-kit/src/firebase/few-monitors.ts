import { type Database, ref } from "firebase/database";

/**
 * SDK 1.1.5 adds two window listeners per connection attempt, by an `OnlineMonitor` that is never removed and
 * always reports online. The connection's own stays. No effect on other SDK builds.
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
