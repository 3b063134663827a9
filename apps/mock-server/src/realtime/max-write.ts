/** In bytes: Google's limit for SDKs. */
export const maxWrite = 16 * 2 ** 20;
