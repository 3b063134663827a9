/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's base when it is not `/api` on the same origin. */
  readonly VITE_API_BASE_URL?: string;
}
