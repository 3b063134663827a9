/** Where the API lives. The screens share `/admin/…` paths with it, so it has a base of its own. */
export const apiBase: string = import.meta.env.VITE_API_BASE_URL ?? "/api";

/** The address of something that the API names by an absolute path (a photo, a proof). */
export function apiUrl(path: string): string {
  return /^https?:/.test(path) ? path : `${apiBase}${path}`;
}
