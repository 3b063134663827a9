import { tieScreens } from "./tie-screens.tsx";
import { userArea } from "./user.area.ts";
import { ulaName } from "./user-lot-association.actions.tsx";

export const record = tieScreens({
  name: ulaName,
  parent: ({ userId, userName }) => ({ label: userName, href: userArea.paths.record(userId, "ula") }),
  facts: { userName: {}, relation: {}, requestedAt: {} },
});
