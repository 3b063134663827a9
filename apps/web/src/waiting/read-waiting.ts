import { dashboardRoutes as routes } from "@palier/contract/areas/dashboard";
import type { DashboardWaiting } from "@palier/contract/areas/dashboard-summary";
import { call } from "#api/call.ts";

/**
 * Asks what waits for the admin. Apart from the hook: the contract's schemas come after the first paint.
 * @throws ApiFailure
 */
export const readWaiting = (signal: AbortSignal): Promise<DashboardWaiting> =>
  call(routes.waiting, { signal });
