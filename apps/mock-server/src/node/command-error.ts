/** An invalid command line; the message is for the user. */
export class CommandError extends Error {}
