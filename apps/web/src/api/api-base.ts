/** What the page itself says, so that one build serves any address. */
const named =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="palier-api"]')?.content;

/**
 * Where the API lives: as the page's `<meta name="palier-api">` says, else as the build was given it, else `/api`. The
 * screens share `/admin/…` paths with it, so it has a base of its own.
 */
export const apiBase: string = named || (import.meta.env.VITE_API_BASE_URL ?? "/api");

/** The session's cookie goes to the API wherever it is; to another origin browsers send it only when asked (B09). */
export const apiCredentials: RequestCredentials = /^https?:/.test(apiBase) ? "include" : "same-origin";
