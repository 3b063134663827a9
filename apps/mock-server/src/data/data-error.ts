/** The message addresses whoever started the server. */
export class DataError extends Error {}
