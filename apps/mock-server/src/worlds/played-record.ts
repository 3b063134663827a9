/** A record named by a test. */
export interface PlayedRecord {
  /** As in the realtime path. */
  readonly area: string;
  readonly entity: string;
  readonly id: number;
}
