/** The worker's message to all windows when the browser reports a changed subscription. */
export const subscriptionChangedKind = "firebase-kit:subscription-changed";
