/**
 * Within this application: from a path (`/admin/building/edit/12`) or an absolute address, as
 * `webpush.fcmOptions.link` must be. Undefined for other sites.
 */
export function appLink(link: string | undefined, origin: string): string | undefined {
  if (link === undefined || !URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  // `/.//evil.example` has this origin, but its path, parsed again, is another host's address.
  return url.origin === origin && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** This application's origin; empty outside a browser. */
export const appOrigin = (): string => globalThis.location?.origin ?? "";
