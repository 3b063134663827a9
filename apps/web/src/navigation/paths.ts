import { appLink } from "@palier/firebase-kit";

/** Addresses of the screens that belong to no area; an area states its own. */
export const paths = {
  home: "/admin/",
  signIn: "/admin/login",
  notifications: "/admin/notifications",
  accessibility: "/admin/accessibility",
  gallery: "/dev/ui",
} as const;

/** Where sign-in leads back to: only a place of this app, or home (no open redirect). */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?!\/|\\)/.test(wanted)) return paths.home;
  const inside = appLink(wanted, "https://palier.invalid");
  return inside === undefined || /^\/admin\/login(?:[?#]|$)/.test(inside) ? paths.home : inside;
}

/** The sign-in screen that leads back to `place`. */
export function signInPath(place: string): string {
  return place === paths.home || place === "/"
    ? paths.signIn
    : `${paths.signIn}?retour=${encodeURIComponent(place)}`;
}
