import { appLink } from "@palier/firebase-kit";

export const paths = {
  home: "/admin/",
  signIn: "/admin/login",
  notifications: "/admin/notifications",
  accessibility: "/admin/accessibility",
  gallery: "/dev/ui",
} as const;

/** Only within this app, else home (no open redirect). */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?!\/|\\)/.test(wanted)) return paths.home;
  const inside = appLink(wanted, "https://palier.invalid");
  return inside === undefined || /^\/admin\/login(?:[?#]|$)/.test(inside) ? paths.home : inside;
}

export function signInPath(place: string): string {
  return place === paths.home || place === "/"
    ? paths.signIn
    : `${paths.signIn}?retour=${encodeURIComponent(place)}`;
}
