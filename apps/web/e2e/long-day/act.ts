import type { Tab } from "./tab.ts";

/** A piece of a working day, from the menu to what the server holds. */
export interface DayAct {
  readonly name: string;
  /** Plays it; each turn takes other records. */
  readonly play: (tab: Tab, turn: number) => Promise<void>;
}
