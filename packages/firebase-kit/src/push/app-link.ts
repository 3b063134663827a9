/**
 * Where a message leads: the path of an address of this application, given as a path (`/admin/building/edit/12`) or whole,
 * as `webpush.fcmOptions.link` has to be. Undefined for an address of another site, and for what is none.
 */
export function appLink(link: string | undefined, origin: string): string | undefined {
  if (link === undefined || !URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  // `/.//evil.example` is of this origin, and its path is another host to the next reader.
  return url.origin === origin && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** The address of this application; none outside of a browser. */
export const appOrigin = (): string => globalThis.location?.origin ?? "";
