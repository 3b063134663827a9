/** French words of the rules of conversations. */
export const conversationRuleTexts = {
  forwardClosed: "Une conversation close ne peut pas être transférée\u00a0: rouvrez-la d’abord.",
  forwardByForm:
    "Une conversation se transfère à un destinataire\u00a0: utilisez le formulaire de transfert.",
  system: "Palier",
  forwarded: (email: string, message: string) => `Conversation transférée à ${email}.\n\n${message}`,
} as const;
