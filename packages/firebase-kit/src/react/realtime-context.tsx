import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import type { Observable } from "../adapter/observable.ts";
import type { FirebaseService } from "../firebase.ts";
import type { ConnectionState } from "../realtime/connection.ts";
import { followPage } from "../realtime/page-events.ts";
import type { Realtime } from "../realtime/realtime.ts";

export type PageService = Pick<FirebaseService, "realtime" | "push">;

const ServiceContext = createContext<PageService | undefined>(undefined);

/**
 * With `undefined` (nobody signed in, or none configured) every record is free. The caller closes the service
 * at sign-out.
 * @example <RealtimeProvider service={service}><App /></RealtimeProvider>
 */
export function RealtimeProvider(props: {
  readonly service: PageService | undefined;
  readonly children: ReactNode;
}) {
  const { service } = props;
  useEffect(() => (service === undefined ? undefined : followPage(service.realtime, window)), [service]);
  return <ServiceContext.Provider value={service}>{props.children}</ServiceContext.Provider>;
}

export const useService = (): PageService | undefined => useContext(ServiceContext);
export const useRealtime = (): Realtime | undefined => useService()?.realtime;

const neverTold = () => () => undefined;

export function useObserved<T>(observable: Observable<T> | undefined, otherwise: T): T {
  const get = observable?.get ?? (() => otherwise);
  return useSyncExternalStore(observable?.subscribe ?? neverTold, get, get);
}

/** For the top bar and the L07 notice. */
export const useConnection = (): ConnectionState => useObserved(useRealtime()?.connection, "idle");
