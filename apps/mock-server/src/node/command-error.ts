/** The message is for the user. */
export class CommandError extends Error {}
