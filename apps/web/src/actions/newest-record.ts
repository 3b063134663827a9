import type { FormLoad } from "#forms/use-record-form.ts";

/**
 * Returns the record with what the form's GET read of it, where that is a newer version than the screen shows. Rules and
 * questions then speak of the version that is sent, and not of a list that was read before another admin's refund (A05). A
 * GET that reads another record than the action's leaves it as it is.
 */
export function newestRecord<R>(shown: R, { record: read }: FormLoad): R {
  if (!isObject(shown) || !isObject(read)) return shown;
  const isSameRecord = read.id === shown.id && Object.keys(shown).every((name) => name in read);
  return isSameRecord && Number(read.version) > Number(shown.version) ? { ...shown, ...read } : shown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
