import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { loadSession } from "#api/session.ts";
import { returnPath, signInPath } from "#navigation/paths.ts";

/** Redirects to sign-in, with a way back (A08). */
export async function requireSession({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await loadSession();
  const url = new URL(request.url);
  if (session.kind !== "signed-in") throw redirect(signInPath(url.pathname + url.search));
  return null;
}

export async function signInLoader({ request }: LoaderFunctionArgs): Promise<null> {
  const session = await loadSession();
  const url = new URL(request.url);
  if (session.kind === "signed-in") throw redirect(returnPath(url.searchParams.get("retour")));
  return null;
}
