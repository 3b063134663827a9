import type { Tab } from "./tab.ts";

/** From the menu until the server has it. */
export interface DayAct {
  readonly name: string;
  /** Each turn takes other records. */
  readonly play: (tab: Tab, turn: number) => Promise<void>;
}
