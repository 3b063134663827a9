export interface ColumnChoice {
  field: string;
  header: string;
  visible: boolean;
  /** Visible, but the table has no room for it. */
  noRoom?: boolean | undefined;
  /** Stays in view during horizontal scrolling. */
  pinned?: boolean | undefined;
}
