/** The worker's message to all windows. */
export const subscriptionChangedKind = "firebase-kit:subscription-changed";
