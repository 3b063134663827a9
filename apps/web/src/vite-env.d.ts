/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's base; defaults to `/api` on the same origin. */
  readonly VITE_API_BASE_URL?: string;
}
