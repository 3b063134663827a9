import type { FormLoad } from "#forms/use-record-form.ts";

/**
 * The record updated from the form's GET if that is newer, so that rules and questions match the sent version rather
 * than an old list (A05). Another record's GET changes nothing.
 */
export function newestRecord<R>(shown: R, { record: read }: FormLoad): R {
  if (!isObject(shown) || !isObject(read)) return shown;
  const isSameRecord = read.id === shown.id && Object.keys(shown).every((name) => name in read);
  return isSameRecord && Number(read.version) > Number(shown.version) ? { ...shown, ...read } : shown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
