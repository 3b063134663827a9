/** Exit code 2; the message is the line to show. */
export class CannotRun extends Error {}
