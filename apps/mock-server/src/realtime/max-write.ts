/** The largest write, in bytes: 16 MB, as Google's limits have it for the SDKs (REST there takes up to 256 MB). */
export const maxWrite = 16 * 2 ** 20;
