/** A figure of the chart: what is drawn, what is said, and where the rows stand that it counts. */
export interface ChartMark {
  /** Not negative. */
  readonly value: number;
  /** In the table: « 12 ». */
  readonly text: string;
  /** With its noun: « 12 incidents ouverts ». */
  readonly words: string;
  /** The list of exactly the rows that it counts. */
  readonly href: string;
}

/** What the marks of one place stand for: a week, an age. */
export interface ChartGroup {
  readonly key: string;
  /** « Semaine du 16 au 22 novembre 2026 ». */
  readonly label: string;
  /** Below its bars and in the table, where there is little room: « 16/11/2026 ». */
  readonly tick: string;
  /** One for each series. */
  readonly marks: readonly ChartMark[];
}

export interface ChartSeries {
  readonly name: string;
  /** A value as text. */
  readonly format: (value: number) => string;
}
