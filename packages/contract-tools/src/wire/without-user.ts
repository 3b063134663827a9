/** Turns `user:pass@` into an Authorization header. */
export function withoutUser(url: URL): { readonly url: URL; readonly headers: Record<string, string> } {
  if (url.username === "" && url.password === "") return { url, headers: {} };
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const bare = new URL(url);
  bare.username = "";
  bare.password = "";
  return { url: bare, headers: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` } };
}
