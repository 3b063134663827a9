import { conversationThread, conversationRoutes as routes } from "@palier/contract/areas/conversation";
import { defineShownRecord } from "#records/define-record.tsx";
import { ResidentContact } from "#records/resident-contact.tsx";
import { conversationActions, conversationName } from "./conversation.actions.tsx";
import { conversationTones } from "./conversation.list.ts";
import { conversationTexts as texts } from "./conversation.texts.ts";
import { ConversationMain } from "./conversation-main.tsx";

/** Readable while answered; answering and forwarding take the lock. */
export const record = defineShownRecord({
  entity: { name: "conversation", record: conversationThread },
  show: routes.show,
  history: routes.history,
  name: conversationName,
  main: texts.main,
  facts: {
    status: { tones: conversationTones },
    userName: {},
    buildingName: {},
    lastMessageAt: {},
    messageCount: {},
  },
  actions: conversationActions,
  Contact: ({ record: { userId } }) => <ResidentContact id={userId} />,
  Main: ConversationMain,
});
