/** How a backend starts; see docs/firebase-backend.md. */
import { applicationDefault, initializeApp } from "firebase-admin/app";

/** Called once, when the backend starts. */
export const startFirebase = (databaseURL: string) =>
  initializeApp({ credential: applicationDefault(), databaseURL });
