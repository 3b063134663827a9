/**
 * The newer of both, so that rules, questions and the sent version agree (A05). Another record's answer changes
 * nothing.
 */
export function newestRecord<R>(shown: R, read: unknown): R {
  if (!isObject(shown) || !isObject(read)) return shown;
  const isSameRecord = read.id === shown.id && Object.keys(shown).every((name) => name in read);
  return isSameRecord && Number(read.version) > Number(shown.version) ? { ...shown, ...read } : shown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
