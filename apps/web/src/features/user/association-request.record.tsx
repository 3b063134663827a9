import { tieScreens } from "./tie-screens.tsx";

/** A tie in the queue of requests, called by who asks: back, crumb and menu stay in the queue. */
export const record = tieScreens({
  name: ({ userName }) => userName,
  facts: { lotNumber: {}, buildingName: {}, relation: {}, userName: {}, requestedAt: {} },
});
