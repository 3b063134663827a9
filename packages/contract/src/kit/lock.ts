/** A record by its entity's name and the path parameter that holds its id. */
export interface RecordRef<P extends string = string> {
  readonly entity: string;
  readonly param: P;
}

/** Where a record's lock stands in the realtime database. */
export interface LockPlace {
  readonly area: string;
  readonly id: number;
}

/** The word for an entity in the paths of locks: its name in kebab-case, which the realtime rules allow. */
export const lockAreaOf = (entity: string): string =>
  entity.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The lock that refuses a call of a route with these path parameters; undefined where no lock is asked. */
export function lockOf(
  meta: { readonly lock?: RecordRef },
  params: Readonly<Record<string, unknown>>,
): LockPlace | undefined {
  if (meta.lock === undefined) return undefined;
  const id = Number(params[meta.lock.param]);
  return Number.isSafeInteger(id) && id > 0 ? { area: lockAreaOf(meta.lock.entity), id } : undefined;
}
