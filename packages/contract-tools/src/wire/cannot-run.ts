/** The command could not do its work at all (exit code 2); the message is the one line that is shown. */
export class CannotRun extends Error {}
