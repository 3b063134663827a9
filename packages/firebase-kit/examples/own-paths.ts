import type { FirebaseService } from "@palier/firebase-kit/firebase";

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Shows the theme, until the returned function is called. The draft goes now, this page's mark when it disconnects. */
export async function followTheme({ database }: FirebaseService, show: (theme?: string) => void) {
  const stop = database.onValue("themes/1", textOf, show);
  await database.remove("themes/draft");
  await database.onDisconnect("typing/1").remove();
  return stop;
}
