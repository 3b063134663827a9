/** Read from the page, so that one build serves any address. */
const named =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="palier-api"]')?.content;

/**
 * The API's base: `<meta name="palier-api">`, else the build's, else `/api`. Not `/`, as the screens share `/admin/…`
 * paths.
 */
export const apiBase: string = named || (import.meta.env.VITE_API_BASE_URL ?? "/api");

/** Browsers send cookies to another origin only with `include` (B09). */
export const apiCredentials: RequestCredentials = /^https?:/.test(apiBase) ? "include" : "same-origin";
