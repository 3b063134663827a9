export interface PlayedRecord {
  /** As in the realtime path. */
  readonly area: string;
  readonly entity: string;
  readonly id: number;
}
