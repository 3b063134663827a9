/**
 * The path within this application, from a path (`/admin/building/edit/12`) or an absolute address
 * (`webpush.fcmOptions.link`). Undefined for other sites.
 */
export function appLink(link: string | undefined, origin: string): string | undefined {
  if (link === undefined || !URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  // `/.//evil.example` has this origin, but its path, parsed again, is another host's address.
  return url.origin === origin && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** Empty outside a browser. */
export const appOrigin = (): string => globalThis.location?.origin ?? "";
