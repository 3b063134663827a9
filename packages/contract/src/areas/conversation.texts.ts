import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { conversationNoun } from "./conversation.noun.texts.ts";

export const conversationTexts = {
  ...namesOf(conversationNoun),
  fields: {
    subject: "Objet",
    userId: "Résident (n°)",
    userName: "Résident",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    messageCount: "Messages",
    unreadCount: "Non lus",
    unread: "Non lue",
    lastMessageAt: "Dernier message",
    status: "Statut",
  },
  status: { open: "Ouverte", forwarded: "Transférée", closed: "Close" },
  messages: "Messages",
  forwarding: {
    recipientEmail: "E-mail du destinataire",
    message: "Message",
    includeHistory: "Joindre les messages précédents",
  },
  closing: "Clore avec cette réponse",
  tabs: { unread: "Non lues", late: "En retard", open: "Ouvertes", all: "Toutes" },
  summaries: {
    ...summariesOf(conversationNoun, "list", "history"),
    counts: "Conversations par onglet",
    create: "Écrire à un résident",
    show: "Une conversation et ses messages",
    forward: "Transférer une conversation",
    reply: "Répondre à une conversation",
    markRead: "Marquer une conversation comme lue",
    changeStatus: "Clore ou rouvrir une conversation",
  },
} as const;

export const messageTexts = {
  singular: "Message",
  plural: "Messages",
  fields: {
    conversationId: "Conversation (n°)",
    at: "Date",
    authorKind: "Origine",
    authorName: "Auteur",
    body: "Message",
  },
  authorKind: { user: "Résident", admin: "Administrateur", system: "Système" },
} as const;
