/** How a backend starts: docs/firebase.md shows it. */
import { applicationDefault, initializeApp } from "firebase-admin/app";

/** Once, when the backend starts. */
export const startFirebase = (databaseURL: string) =>
  initializeApp({ credential: applicationDefault(), databaseURL });
