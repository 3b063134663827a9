import { dashboardRoutes as routes } from "@palier/contract/areas/dashboard";
import type { DashboardWaiting } from "@palier/contract/areas/dashboard-summary";
import { call } from "#api/call.ts";

/** In its own module, so that the contract's schemas load after the first paint. @throws ApiFailure */
export const readWaiting = (signal: AbortSignal): Promise<DashboardWaiting> =>
  call(routes.waiting, { signal });
