import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from "react";
import type { Observable } from "../adapter/observable.ts";
import type { FirebaseService } from "../firebase.ts";
import type { ConnectionState } from "../realtime/connection.ts";
import { followPage } from "../realtime/page-events.ts";
import type { Realtime } from "../realtime/realtime.ts";

/** The service as a page has it; tests give a `Realtime` of their own and no push. */
export type PageService = Pick<FirebaseService, "realtime" | "push">;

const ServiceContext = createContext<PageService | undefined>(undefined);

/**
 * Gives the screens below the realtime service; without one (`undefined`: nobody is signed in, or none is configured)
 * every record is free and every list unlocked. Closing it at sign-out is left to whoever made it.
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

/** What an observable holds now, or `otherwise` without one. */
export function useObserved<T>(observable: Observable<T> | undefined, otherwise: T): T {
  const get = observable?.get ?? (() => otherwise);
  return useSyncExternalStore(observable?.subscribe ?? neverTold, get, get);
}

/** Whether the realtime service is there: for the sign in the top bar and the notice of L07. */
export const useConnection = (): ConnectionState => useObserved(useRealtime()?.connection, "idle");
