/** Turns `user:pass@` into an Authorization header. */
export function withoutUser(url: URL): { readonly url: URL; readonly headers: Record<string, string> } {
  if (url.username === "" && url.password === "") return { url, headers: {} };
  const pair = `${plain(url.username)}:${plain(url.password)}`;
  const bare = new URL(url);
  bare.username = "";
  bare.password = "";
  return { url: bare, headers: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` } };
}

/** A `%` that encodes nothing is itself. */
const plain = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded);
    } catch {
      return coded;
    }
  });
