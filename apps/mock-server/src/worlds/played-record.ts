/** One record as a test names it, found. */
export interface PlayedRecord {
  /** The realtime path's word. */
  readonly area: string;
  readonly entity: string;
  readonly id: number;
}
