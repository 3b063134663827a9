/** An answer as a flat list of fields, with naturally differing values masked. */

/** JSON values by path. */
export type Fields = Readonly<Record<string, string>>;

/** With the reason. */
export const alike = {
  uid: "an id that the service made up",
  token: "a refresh token: each service has its own form",
  seconds: "a time in seconds (the embedded service keeps fractions)",
  milliseconds: "a time in milliseconds",
  time: "a time as text",
  hash: "a password's hash, and its salt",
  project: "the project's id or number",
} as const;

const byKey: Readonly<Record<string, keyof typeof alike>> = {
  refreshToken: "token",
  refresh_token: "token",
  iat: "seconds",
  exp: "seconds",
  auth_time: "seconds",
  validSince: "seconds",
  createdAt: "milliseconds",
  lastLoginAt: "milliseconds",
  passwordUpdatedAt: "milliseconds",
  lastRefreshAt: "time",
  lastSignInTime: "time",
  creationTime: "time",
  lastRefreshTime: "time",
  tokensValidAfterTime: "time",
  passwordHash: "hash",
  passwordSalt: "hash",
  salt: "hash",
  project_id: "project",
  aud: "project",
};
const idKeys = new Set(["localId", "user_id", "sub", "uid"]);
const tokenKeys = new Set(["idToken", "id_token", "access_token"]);

/** @param project an id that is masked everywhere */
export function fieldsOf(answer: unknown, project: string): Fields {
  const found: Record<string, string> = {};
  const add = (path: string, key: string, value: unknown): void => {
    if (value === undefined) return;
    if (typeof value === "string" && tokenKeys.has(key)) add(path, "", claimsIn(value));
    else if (typeof value === "object" && value !== null) {
      for (const [name, each] of Object.entries(value))
        add(path === "" ? name : `${path}.${name}`, name, each);
    } else found[path] = written(key, value, project);
  };
  add("", "", answer);
  return found;
}

function written(key: string, value: unknown, project: string): string {
  if (value === null) return "null";
  const kind = byKey[key];
  if (kind !== undefined) return `<${kind}, ${typeof value}>`;
  // The cases' own ids start like this; others are generated.
  if (idKeys.has(key) && !String(value).startsWith("admin-")) return "<uid>";
  return JSON.stringify(value).replaceAll(project, "<project>");
}

/** Header and signature depend on the issuer. */
function claimsIn(token: string): unknown {
  const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  if (typeof claims !== "object" || claims === null || !("exp" in claims) || !("iat" in claims))
    return claims;
  return { ...claims, lifetime: Number(claims.exp) - Number(claims.iat) };
}
