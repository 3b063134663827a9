interface ForwardedThread {
  readonly recipientEmail: string;
  readonly message: string;
  readonly includeHistory: boolean;
}

export const conversationRuleTexts = {
  forwardClosed: "Une conversation close ne peut pas être transférée\u00a0: rouvrez-la d’abord.",
  forwardByForm:
    "Une conversation se transfère à un destinataire\u00a0: utilisez le formulaire de transfert.",
  system: "Palier",
  forwarded: ({ recipientEmail, message, includeHistory }: ForwardedThread) =>
    `Conversation transférée à ${recipientEmail}${includeHistory ? ", avec les messages précédents" : ""}.\n\n${message}`,
  mailSubject: (subject: string) => `Conversation transférée\u00a0: ${subject}`,
  quoted: (at: string, author: string, body: string) => `Le ${at}, ${author}\u00a0:\n${body}`,
} as const;
