import { ConversationIcon } from "@palier/ui";
import { area } from "#areas/area.ts";
import { conversationAreaTexts as texts } from "./conversation.area.texts.ts";

export const conversationArea = area({
  name: "conversation",
  at: "conversations",
  recordAt: ":id",
  entity: "conversation",
  texts,
  menu: { group: "residents", icon: ConversationIcon, order: 3 },
  list: () => import("./conversation.list.ts"),
  tabs: { history: "history" },
  record: () => import("./conversation.record.tsx"),
});
