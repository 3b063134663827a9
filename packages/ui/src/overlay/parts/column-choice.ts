export interface ColumnChoice {
  field: string;
  header: string;
  visible: boolean;
  /** Stays in view during horizontal scrolling. */
  pinned?: boolean | undefined;
}
