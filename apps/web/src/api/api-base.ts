/** Where the API lives. The screens share `/admin/…` paths with it, so it has a base of its own. */
export const apiBase: string = import.meta.env.VITE_API_BASE_URL ?? "/api";
