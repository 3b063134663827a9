import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { loadSession } from "#api/session.ts";
import { returnPath, signInPath } from "#navigation/paths.ts";

/** Every screen but sign-in needs a session; without one the way leads to sign-in and back (A08). */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await loadSession();
  const url = new URL(request.url);
  if (session.kind !== "signed-in") throw redirect(signInPath(url.pathname + url.search));
  return null;
}

/** Who is signed in already has nothing to do at sign-in. */
export async function signInLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await loadSession();
  const url = new URL(request.url);
  if (session.kind === "signed-in") throw redirect(returnPath(url.searchParams.get("retour")));
  return null;
}
