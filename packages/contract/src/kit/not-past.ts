/**
 * Which fields of an edit form take no day or moment that is over by the server's clock, and in which states of the record
 * (its `status`) that holds: 422 at the field. What the record holds already may stay. The server refuses by rules of its
 * own, which may know more; this is what the verifier tries.
 */
export type NotPast<F extends string = string> = Readonly<Partial<Record<F, readonly string[]>>>;

/** Whether a field of this record takes no day that is over. */
export const isNotPast = (
  notPast: NotPast | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
): boolean => notPast?.[field]?.includes(String(record?.status)) === true;
