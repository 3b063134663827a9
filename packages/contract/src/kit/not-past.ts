/**
 * Fields that refuse past days or moments by the server's clock (422), by status. An unchanged value may
 * stay. Servers may be stricter.
 */
export type NotPast<F extends string = string> = Readonly<Partial<Record<F, readonly string[]>>>;

/** Whether this record's field refuses past values, by its status. */
export const isNotPast = (
  notPast: NotPast | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
): boolean => notPast?.[field]?.includes(String(record?.status)) === true;
