/** An unusable data folder; the message addresses the person who started the server. */
export class DataError extends Error {}
