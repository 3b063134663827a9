/**
 * Addresses of the screens: the specification's own (§2). The screens of `/admin/building/ajax-list` and its like stand
 * at the area's root.
 */
export const paths = {
  home: "/admin/",
  signIn: "/admin/login",
  notifications: "/admin/notifications",
  gallery: "/dev/ui",
  building: {
    list: "/admin/building",
    create: "/admin/building/new",
    edit: (id: number, tab?: BuildingTab) =>
      `/admin/building/edit/${id}${tab === undefined ? "" : `/${tab}`}`,
  },
  accountAdmin: {
    list: "/admin/account-admin",
    create: "/admin/account-admin/new",
    edit: (id: number, tab?: "history") =>
      `/admin/account-admin/edit/${id}${tab === undefined ? "" : `/${tab}`}`,
  },
} as const;

export type BuildingTab = "managed-services" | "negotiated-services" | "history";

/** Where sign-in leads back to: only a place of this app, or home (no open redirect). */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?!\/|\\)/.test(wanted)) return paths.home;
  try {
    const url = new URL(wanted, "https://palier.invalid");
    const inside = url.origin === "https://palier.invalid" && url.pathname !== paths.signIn;
    return inside ? url.pathname + url.search + url.hash : paths.home;
  } catch {
    return paths.home;
  }
}

/** The sign-in screen that leads back to `place`. */
export function signInPath(place: string): string {
  return place === paths.home || place === "/"
    ? paths.signIn
    : `${paths.signIn}?retour=${encodeURIComponent(place)}`;
}
