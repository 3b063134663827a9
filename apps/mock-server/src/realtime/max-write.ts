/** In bytes: Google's limit for SDKs (REST allows 256 MB). */
export const maxWrite = 16 * 2 ** 20;
