/** Named by the document: one build serves any address. */
const named =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="palier-api"]')?.content;

/** Not `/`: the screens share `/admin/…` paths. */
export const apiBase: string = named || (import.meta.env.VITE_API_BASE_URL ?? "/api");

/** Only `include` sends cookies to another origin (B09). */
export const apiCredentials: RequestCredentials = /^https?:/.test(apiBase) ? "include" : "same-origin";
