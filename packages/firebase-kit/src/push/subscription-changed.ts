export const subscriptionChangedKind = "firebase-kit:subscription-changed";
