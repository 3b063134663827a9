import { tieScreens } from "./tie-screens.tsx";

/** An association in the request queue, named by resident; navigation stays in the queue. */
export const record = tieScreens({
  name: ({ userName }) => userName,
  facts: { lotNumber: {}, buildingName: {}, relation: {}, userName: {}, requestedAt: {} },
});
