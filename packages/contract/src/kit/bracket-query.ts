/**
 * Brackets of PHP, Rails and DataTables (`order[0][column]=1`); numeric keys make lists. Not `qs`: the
 * contract imports only zod and ts-rest (docs/decisions).
 */
export type BracketValue = string | BracketValue[] | { [key: string]: BracketValue };

const maxDepth = 5;
const maxPairs = 2000;
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * @returns undefined when undecodable, too deep, too long or contradictory
 * @example parseBracketQuery("order[0][column]=1") // { order: [{ column: "1" }] }
 */
export function parseBracketQuery(text: string): { [key: string]: BracketValue } | undefined {
  const root: { [key: string]: BracketValue } = {};
  if (text === "") return root;
  const pairs = text.split("&");
  if (pairs.length > maxPairs) return undefined;
  for (const pair of pairs) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const key = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? "" : decode(pair.slice(equals + 1));
    if (key === undefined || value === undefined || !put(root, key, value)) return undefined;
  }
  return lists(root) as { [key: string]: BracketValue };
}

function decode(text: string): string | undefined {
  if (text.indexOf("%") < 0) return text.indexOf("+") < 0 ? text : text.replaceAll("+", " ");
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

function put(root: { [key: string]: BracketValue }, key: string, value: string): boolean {
  const path = segments(key);
  if (path === undefined) return false;
  let at = root;
  for (let i = 0; i < path.length - 1; i++) {
    const name = path[i] === "" ? String(Object.keys(at).length) : (path[i] as string);
    const next = own(at, name);
    if (next === undefined) at = at[name] = {} as { [key: string]: BracketValue };
    else if (typeof next === "string" || Array.isArray(next)) return false;
    else at = next;
  }
  const last = path[path.length - 1] as string;
  const name = last === "" ? String(Object.keys(at).length) : last;
  if (typeof own(at, name) === "object") return false;
  at[name] = value;
  return true;
}

/** Own properties: `toString[call]=1` would crash the process. */
function own(at: { [key: string]: BracketValue }, name: string): BracketValue | undefined {
  return Object.hasOwn(at, name) ? at[name] : undefined;
}

function segments(key: string): string[] | undefined {
  const open = key.indexOf("[");
  if (open < 0) return forbidden.has(key) ? undefined : [key];
  if (open === 0 || !key.endsWith("]")) return undefined;
  const path = [key.slice(0, open), ...key.slice(open + 1, -1).split("][")];
  if (path.length > maxDepth || path.some((part) => forbidden.has(part) || /[[\]]/.test(part)))
    return undefined;
  return path;
}

function lists(value: BracketValue): BracketValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  for (const key of keys) value[key] = lists(value[key] as BracketValue);
  if (keys.length === 0 || !keys.every((key) => /^\d{1,4}$/.test(key))) return value;
  return keys.sort((a, b) => Number(a) - Number(b)).map((key) => value[key] as BracketValue);
}

/**
 * Formats nested values as a query; skips undefined and null.
 * @example formatBracketQuery({ order: [{ column: 1 }] }) // "order%5B0%5D%5Bcolumn%5D=1"
 */
export function formatBracketQuery(query: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  const walk = (key: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(`${key}[${index}]`, each);
    else if (typeof value === "object")
      for (const [name, each] of Object.entries(value)) walk(`${key}[${name}]`, each);
    else parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  };
  for (const [key, value] of Object.entries(query)) walk(key, value);
  return parts.join("&");
}
