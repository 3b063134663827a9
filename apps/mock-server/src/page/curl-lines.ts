export interface ShownCall {
  readonly world: string;
  readonly method: string;
  readonly address: string;
  readonly body: string | undefined;
}

/** Signs in and repeats a call. Self-contained, see `sentFunctions`. */
export function curlLines(
  base: string,
  account: { readonly email: string; readonly password: string },
  call: ShownCall,
): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const world = `-H 'x-palier-world: ${call.world}'`;
  const json = "-H 'content-type: application/json'";
  const login = `curl -s -c palier.cookies ${quoted(`${base}/admin/login`)} ${world} ${json} --data ${quoted(JSON.stringify(account))}`;
  const isPost = call.method === "POST";
  const first = isPost
    ? `CSRF=$(${login} | sed 's/.*"csrfToken":"\\([^"]*\\)".*/\\1/')`
    : `${login} -o /dev/null`;
  const sent = isPost ? ` -X POST ${json} -H "x-csrf-token: $CSRF" --data ${quoted(call.body ?? "{}")}` : "";
  return `${first}\ncurl -i -b palier.cookies ${quoted(base + call.address)} ${world}${sent}`;
}
