import { RouteProgress } from "@palier/ui";

/** What shows before the first screen is there. */
export function Splash() {
  return <RouteProgress active />;
}
