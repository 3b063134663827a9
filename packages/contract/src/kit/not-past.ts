/**
 * Edit form fields that refuse past days or moments by the server's clock (422 at the field), and the
 * statuses of the record in which they do. An unchanged value may stay. Servers apply rules of their own,
 * perhaps stricter; the verifier tests these.
 */
export type NotPast<F extends string = string> = Readonly<Partial<Record<F, readonly string[]>>>;

/** Whether a field of this record refuses past days. */
export const isNotPast = (
  notPast: NotPast | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
): boolean => notPast?.[field]?.includes(String(record?.status)) === true;
