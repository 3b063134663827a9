export interface RecordRef<P extends string = string> {
  readonly entity: string;
  readonly param: P;
}

export interface LockPlace {
  readonly area: string;
  readonly id: number;
}

/** In lock paths: kebab-case, as the realtime rules require. */
export const lockAreaOf = (entity: string): string =>
  entity.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The lock that protects a call; undefined for routes without one. */
export function lockOf(
  meta: { readonly lock?: RecordRef },
  params: Readonly<Record<string, unknown>>,
): LockPlace | undefined {
  if (meta.lock === undefined) return undefined;
  const id = Number(params[meta.lock.param]);
  return Number.isSafeInteger(id) && id > 0 ? { area: lockAreaOf(meta.lock.entity), id } : undefined;
}
