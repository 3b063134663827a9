import { keysTexts as texts } from "./keys.texts.ts";

export interface Key {
  /** Pressed together: ["Ctrl", "K"]. */
  readonly caps: readonly string[];
  /** Pressed after it. */
  readonly next?: string;
  /** An alternative. */
  readonly or?: readonly string[];
  readonly label: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly Key[];
}

export interface KeyedPlace {
  /** Lowercase. */
  readonly letter: string;
  readonly label: string;
  readonly href: string;
}

const { keys, caps, groups } = texts;

/** By screen. `places` are the menu's. */
export const keyGroups = (places: readonly KeyedPlace[]): readonly KeyGroup[] => [
  {
    title: groups.everywhere,
    keys: [
      { caps: [caps.control, "K"], label: keys.palette },
      { caps: ["/"], label: keys.search },
      { caps: ["?"], label: keys.help },
      { caps: [caps.control, caps.enter], label: keys.submit },
      { caps: [caps.escape], label: keys.escape },
    ],
  },
  {
    title: groups.list,
    keys: [
      { caps: ["J"], label: keys.nextRow },
      { caps: ["K"], label: keys.previousRow },
      { caps: [caps.enter], label: keys.openRow },
      { caps: ["E"], label: keys.editRow },
      { caps: ["X"], label: keys.chooseRow },
    ],
  },
  {
    title: groups.record,
    keys: [
      { caps: ["J"], label: keys.nextRecord },
      { caps: ["K"], label: keys.previousRecord },
      { caps: ["E"], label: keys.edit },
      { caps: [caps.control, "S"], label: keys.save },
      { caps: ["F9"], label: keys.asked },
    ],
  },
  {
    title: groups.table,
    keys: [
      { caps: [caps.arrows], label: keys.move },
      { caps: [caps.home], or: [caps.end], label: keys.ends },
      { caps: [caps.space], label: keys.chooseCell },
      { caps: [caps.alt, caps.sides], label: keys.width },
      { caps: [caps.shift, caps.sides], label: keys.place },
    ],
  },
  {
    title: groups.places,
    keys: places.map(({ letter, label }) => ({ caps: ["G"], next: letter.toUpperCase(), label })),
  },
];
