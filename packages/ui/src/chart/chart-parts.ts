/** With the address of the rows that it counts. */
export interface ChartMark {
  /** Not negative. */
  readonly value: number;
  /** In the table: « 12 ». */
  readonly text: string;
  /** « 12 incidents ouverts » */
  readonly words: string;
  readonly href: string;
}

export interface ChartGroup {
  readonly key: string;
  /** « Semaine du 16 au 22 novembre 2026 » */
  readonly label: string;
  /** « 16/11/2026 » */
  readonly tick: string;
  /** One per series. */
  readonly marks: readonly ChartMark[];
}

export interface ChartSeries {
  readonly name: string;
  readonly format: (value: number) => string;
}
