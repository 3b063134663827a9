/** The largest write in bytes: 16 MB, Google's limit for SDKs (its REST allows 256 MB). */
export const maxWrite = 16 * 2 ** 20;
