import { tieScreens } from "./tie-screens.tsx";

/** Navigation stays in the request queue. */
export const record = tieScreens({
  name: ({ userName }) => userName,
  facts: { lotNumber: {}, buildingName: {}, relation: {}, userName: {}, requestedAt: {} },
});
