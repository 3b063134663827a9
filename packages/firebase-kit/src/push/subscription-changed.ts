/** The worker says so to every window when the browser notifies it that the subscription changed. */
export const subscriptionChangedKind = "firebase-kit:subscription-changed";
