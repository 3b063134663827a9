import { conversationNoun } from "@palier/contract/areas/conversation.noun.texts";
import { ConversationIcon } from "@palier/ui";
import { areaTexts } from "#areas/area.texts.ts";
import { area } from "#areas/area.ts";
import { writeToResident } from "./conversation.area.texts.ts";

export const conversationArea = area({
  name: "conversation",
  at: "conversations",
  recordAt: ":id",
  entity: "conversation",
  texts: { ...areaTexts(conversationNoun), create: writeToResident },
  menu: { group: "residents", icon: ConversationIcon, order: 3, letter: "v", waits: ["unreadConversations"] },
  list: () => import("./conversation.list.ts"),
  tabs: { history: "history" },
  record: () => import("./conversation.record.tsx"),
});
