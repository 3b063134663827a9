/** Longer bodies: length and hash. */
const keptWhole = 2000;

/** Whatever the key order. */
export function sameBody(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) => sorted(each)) ?? "";
  return text.length <= keptWhole ? text : `${text.length} ${hash(text)}`;
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** FNV-1a, not cryptographic: compares one sender's bodies. */
function hash(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01234567];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193);
  }
  return `${(a >>> 0).toString(16)}${(b >>> 0).toString(16)}`;
}
