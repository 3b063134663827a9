/** A data folder that cannot be used as it is; the message is for the person who started the server. */
export class DataError extends Error {}
