import { conversationNoun } from "@palier/contract/areas/conversation.noun.texts";
import { quoted } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

export const conversationTexts = {
  list: listTextsOf(conversationNoun, {
    first:
      "Une conversation commence quand un résident écrit depuis son application, ou quand vous lui écrivez.",
  }),
  write: "Message",
  help: { body: "Le résident lit le message dans son application, et peut y répondre." },
  unread: "Messages non lus",
  isUnread: "Non lue\u00a0:",
  main: "Échanges",
  name: (subject: string, resident: string) => `${subject}, ${resident}`,
  thread: (resident: string) => `Conversation avec ${resident}`,
  noMessages: "Aucun message pour l’instant",
  reply: {
    open: "Répondre",
    openClosed: "Répondre et rouvrir",
    form: "Répondre au résident",
    send: "Envoyer",
    sendClosed: "Envoyer et rouvrir",
    sendAndClose: "Envoyer et clore",
    sendOnly: "Envoyer sans rouvrir",
    close: "Fermer",
    reopens: "La réponse rouvre la conversation.",
    done: (subject: string) => `Réponse envoyée\u00a0: ${subject}`,
    doneClosed: (subject: string) => `Réponse envoyée, conversation close\u00a0: ${subject}`,
  },
  forward: {
    label: "Transférer",
    title: (subject: string) => `Transférer la conversation ${quoted(subject)}`,
    recipientHelp: "Le destinataire reçoit un e-mail.",
    historyHelp: "Les messages échangés jusqu’ici sont joints à l’e-mail.",
    done: (subject: string) => `Transfert effectué\u00a0: ${subject}`,
  },
  close: {
    label: "Clore",
    question: (subject: string) => `Clore la conversation ${quoted(subject)}\u202f?`,
    detail: "Elle pourra être rouverte, et une réponse la rouvre.",
    done: (subject: string) => `Conversation close\u00a0: ${subject}`,
  },
  reopen: {
    label: "Rouvrir",
    done: (subject: string) => `Conversation rouverte\u00a0: ${subject}`,
  },
} as const;
