/**
 * The path of an address within this application, given as a path (`/admin/building/edit/12`) or absolute, as
 * `webpush.fcmOptions.link` must be. Undefined for other sites and invalid addresses.
 */
export function appLink(link: string | undefined, origin: string): string | undefined {
  if (link === undefined || !URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  // `/.//evil.example` has this origin, but its path is another host's address when parsed again.
  return url.origin === origin && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** This application's origin; empty outside a browser. */
export const appOrigin = (): string => globalThis.location?.origin ?? "";
