/** French words of conversations in the frame. */
export const conversationAreaTexts = {
  title: "Conversations",
  record: "Conversation",
} as const;
