/** Bounds without a key. */
export const lowestKey = "[MIN_NAME]";
export const highestKey = "[MAX_NAME]";

const integer = /^-?0*\d{1,10}$/;

function asInteger(key: string): number | undefined {
  if (!integer.test(key)) return undefined;
  const value = Number(key);
  return value >= -2147483648 && value <= 2147483647 ? value : undefined;
}

/** 32-bit integers by value, then by code unit. */
export function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  if (a === lowestKey || b === highestKey) return -1;
  if (b === lowestKey || a === highestKey) return 1;
  const left = asInteger(a);
  const right = asInteger(b);
  if (left !== undefined && right !== undefined) return left - right || a.length - b.length;
  if (left !== undefined) return -1;
  if (right !== undefined) return 1;
  return a < b ? -1 : 1;
}
