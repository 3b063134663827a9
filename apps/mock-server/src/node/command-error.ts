/** A command line that cannot be followed. Its message is shown to the person who typed it. */
export class CommandError extends Error {}
