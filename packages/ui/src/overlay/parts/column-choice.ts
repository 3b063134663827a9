/** A column as the menu of columns shows it. */
export interface ColumnChoice {
  field: string;
  header: string;
  visible: boolean;
  /** Stays in view while the others scroll sideways. */
  pinned?: boolean | undefined;
}
